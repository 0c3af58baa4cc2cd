// The sandbox's control API: requests, and the live socket.

/** Asks the control API; a refusal is an error with its sentence. */
async function ask(method, path, body) {
  let response;
  try {
    response = await fetch(`/control${path}`, { method, body: body && JSON.stringify(body) });
  } catch {
    throw new Error("The sandbox does not answer. Is it still running?");
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error ?? `The sandbox says ${response.status}.`);
  return answer;
}

export const get = (path) => ask("GET", path);
export const post = (path, body = {}) => ask("POST", path, body);
export const remove = (path) => ask("DELETE", path);

/** Follows the world as a person, again and again if the connection breaks; gives what ends it. */
export function follow(person, seen, onNews, onConnected) {
  let socket;
  let ended = false;
  let pause = 250;
  const connect = () => {
    const query = new URLSearchParams(seen());
    const path = `/control/users/${encodeURIComponent(person)}/live?${query}`;
    socket = new WebSocket(`ws://${location.host}${path}`);
    socket.onopen = () => { pause = 250; onConnected(true); };
    socket.onmessage = (message) => { if (!ended) onNews(JSON.parse(message.data)); };
    socket.onclose = () => {
      if (ended) return;
      onConnected(false);
      setTimeout(() => { if (!ended) connect(); }, pause);
      pause = Math.min(pause * 2, 4000);
    };
  };
  connect();
  return () => { ended = true; socket.close(); };
}
