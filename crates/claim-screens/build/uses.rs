//! What the text of a message uses: variables, and other messages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Expression, InlineExpression, PatternElement};

use crate::catalog::Text;

/// What a text uses.
#[derive(Clone, Default)]
pub(crate) struct Uses<'a> {
    /// The variables that are inserted.
    pub(crate) inserted: BTreeSet<&'a str>,
    /// The variables that a variant is selected by.
    pub(crate) selected: BTreeSet<&'a str>,
    /// The messages that are inserted.
    pub(crate) messages: BTreeSet<&'a str>,
    /// What the program does not offer.
    pub(crate) unknown: BTreeSet<String>,
}

impl<'a> Uses<'a> {
    /// What a text uses itself.
    pub(crate) fn of(text: &'a Text) -> Self {
        let mut uses = Self::default();
        uses.add(text);
        uses
    }

    /// What a text uses, with what the messages use that it inserts.
    pub(crate) fn with_inserted(text: &'a Text, all: &BTreeMap<&'a str, &'a Text>) -> Self {
        let mut uses = Self::of(text);
        let mut open: Vec<_> = uses.messages.iter().copied().collect();
        while let Some(id) = open.pop() {
            let Some(&inner) = all.get(id) else { continue };
            let inner = Self::of(inner);
            uses.inserted.extend(inner.inserted);
            uses.selected.extend(inner.selected);
            let new = inner.messages.into_iter();
            open.extend(new.filter(|&id| uses.messages.insert(id)));
        }
        uses
    }

    /// All variables, in order.
    pub(crate) fn variables(&self) -> BTreeSet<&'a str> {
        self.inserted.union(&self.selected).copied().collect()
    }

    fn add(&mut self, text: &'a Text) {
        for element in &text.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &'a Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                match selector {
                    InlineExpression::VariableReference { id } => {
                        self.selected.insert(&id.name);
                    }
                    other => self.add_inline(other),
                }
                for variant in variants {
                    self.add(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, expression: &'a InlineExpression<String>) {
        match expression {
            InlineExpression::VariableReference { id } => {
                self.inserted.insert(&id.name);
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(&id.name);
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { id, .. } => {
                self.unknown.insert(format!("the function {}", id.name));
            }
            InlineExpression::TermReference { id, .. } => {
                let term = format!("the term -{} (write a message instead)", id.name);
                self.unknown.insert(term);
            }
        }
    }
}
