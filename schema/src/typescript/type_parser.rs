//! Reads the types that `ts-rs` writes: a small part of TypeScript.

use super::type_tree::{Field, Type};

/// Reads the definition of a type.
///
/// # Panics
///
/// Panics at syntax that neither `ts-rs` nor an attribute of the engine writes.
pub fn parse(text: &str) -> Type {
    let mut parser = Parser { rest: text };
    let parsed = parser.union();
    parser.skip_space();
    assert!(parser.rest.is_empty(), "after a type: `{}`", parser.rest);
    parsed
}

struct Parser<'a> {
    rest: &'a str,
}

impl<'a> Parser<'a> {
    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// Consumes the next token if it is `token`, and returns whether it was.
    fn take(&mut self, token: &str) -> bool {
        self.skip_space();
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, token: &str) {
        assert!(self.take(token), "`{token}` is missing: `{}`", self.rest);
    }

    /// Consumes the text before `end`, and `end` itself.
    fn until(&mut self, end: &str) -> &'a str {
        let (text, rest) = self.rest.split_once(end).unwrap_or((self.rest, ""));
        self.rest = rest;
        text
    }

    /// Consumes a doc comment, if there is one.
    fn docs(&mut self) -> Option<String> {
        self.take("/**").then(|| self.until("*/").to_owned())
    }

    /// Consumes a name or a number.
    fn word(&mut self) -> &'a str {
        self.skip_space();
        let is_end = |c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '-' | '$');
        let end = self.rest.find(is_end).unwrap_or(self.rest.len());
        assert!(end > 0, "a name is missing: `{}`", self.rest);
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    fn union(&mut self) -> Type {
        self.take("|");
        let mut members = vec![self.intersection()];
        while self.take("|") {
            members.push(self.intersection());
        }
        Type::union(members)
    }

    fn intersection(&mut self) -> Type {
        let mut parts = vec![self.list()];
        while self.take("&") {
            parts.push(self.list());
        }
        match <[Type; 1]>::try_from(parts) {
            Ok([only]) => only,
            Err(parts) => Type::Intersection(parts),
        }
    }

    fn list(&mut self) -> Type {
        let mut found = self.simple();
        while self.take("[]") {
            found = Type::List(Box::new(found));
        }
        found
    }

    fn simple(&mut self) -> Type {
        if self.take("(") {
            let inner = self.union();
            self.expect(")");
            return inner;
        }
        if self.take("[") {
            return self.tuple();
        }
        if self.take("{") {
            return self.object();
        }
        for quote in ["\"", "'"] {
            if self.take(quote) {
                return Type::Text(self.until(quote).to_owned());
            }
        }
        let name = self.word().to_owned();
        if !self.take("<") {
            return Type::Name(name);
        }
        let mut arguments = vec![self.union()];
        while self.take(",") {
            arguments.push(self.union());
        }
        self.expect(">");
        match (name.as_str(), <[Type; 1]>::try_from(arguments)) {
            ("Array", Ok([item])) => Type::List(Box::new(item)),
            (_, Ok([only])) => Type::Generic(name, vec![only]),
            (_, Err(arguments)) => Type::Generic(name, arguments),
        }
    }

    fn tuple(&mut self) -> Type {
        let mut items = Vec::new();
        while !self.take("]") {
            let before = self.rest;
            let label = self.label();
            if label.is_none() {
                self.rest = before;
            }
            items.push((label, self.union()));
            self.take(",");
        }
        Type::Tuple(items)
    }

    /// Returns the label of an item of a tuple.
    fn label(&mut self) -> Option<String> {
        self.skip_space();
        let has_name = self.rest.starts_with(|c: char| c.is_ascii_alphabetic());
        let name = has_name.then(|| self.word().to_owned())?;
        self.take(":").then_some(name)
    }

    fn object(&mut self) -> Type {
        if self.take("[key in ") {
            let key = self.union();
            self.expect("]");
            let is_partial = self.take("?");
            self.expect(":");
            let value = self.union();
            self.expect("}");
            let record = Type::Generic("Record".to_owned(), vec![key, value]);
            return if is_partial {
                Type::Generic("Partial".to_owned(), vec![record])
            } else {
                record
            };
        }
        let mut fields = Vec::new();
        while !self.take("}") {
            let docs = self.docs();
            let name = if self.take("\"") {
                self.until("\"").to_owned()
            } else {
                self.word().to_owned()
            };
            let is_optional = self.take("?");
            self.expect(":");
            let value = self.union();
            fields.push(Field {
                docs,
                name,
                is_optional,
                value,
            });
            let _ = self.take(",") || self.take(";");
        }
        Type::Object(fields)
    }
}
