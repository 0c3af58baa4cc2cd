// The client of the control API: requests, and the live socket.

import { words } from "./words.js";

/** Sends a request; throws an error with the API's message if it fails. */
async function request(method, path, body) {
  let response;
  try {
    response = await fetch(`/control${path}`, { method, body: body && JSON.stringify(body) });
  } catch {
    throw new Error(words.notResponding);
  }
  const result = await response.json().catch(() => ({}));
  if (!response.ok) {
    const error = new Error(result.error ?? words.failedStatus(response.status));
    error.status = response.status;
    throw error;
  }
  return result;
}

export const get = (path) => request("GET", path);
export const post = (path, body = {}) => request("POST", path, body);
export const remove = (path) => request("DELETE", path);

/** Opens the live socket of a user and reopens it when it breaks; returns a function that closes it. */
export function follow(username, seen, onUpdate, onConnected) {
  let socket;
  let isClosed = false;
  let delay = 250;
  const connect = () => {
    const query = new URLSearchParams(seen());
    const path = `/control/users/${encodeURIComponent(username)}/live?${query}`;
    socket = new WebSocket(`ws://${location.host}${path}`);
    socket.onopen = () => { delay = 250; onConnected(true); };
    socket.onmessage = (message) => { if (!isClosed) onUpdate(JSON.parse(message.data)); };
    socket.onclose = () => {
      if (isClosed) return;
      onConnected(false);
      setTimeout(() => { if (!isClosed) connect(); }, delay);
      delay = Math.min(delay * 2, 4000);
    };
  };
  connect();
  return () => { isClosed = true; socket.close(); };
}
