//! The parts of TypeScript that the declarations use.

/// A type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// A declared or a basic type, or a number.
    Name(String),
    /// A type with arguments, such as `Partial<Rules>`.
    Generic(String, Vec<Self>),
    /// Exactly this text.
    Text(String),
    List(Box<Self>),
    /// A tuple, whose items may have labels.
    Tuple(Vec<(Option<String>, Self)>),
    Object(Vec<Field>),
    Union(Vec<Self>),
    Intersection(Vec<Self>),
}

/// A field of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    pub docs: Option<String>,
    pub name: String,
    pub is_optional: bool,
    pub value: Type,
}

impl Field {
    /// Returns the field as an optional one that is never null.
    pub fn into_optional(self) -> Self {
        let value = match self.value {
            Type::Union(members) => {
                let members = members.into_iter();
                let is_null = |member: &Type| *member == Type::Name("null".to_owned());
                Type::union(members.filter(|member| !is_null(member)).collect())
            }
            other => other,
        };
        Self {
            is_optional: true,
            value,
            ..self
        }
    }
}

impl Type {
    /// Returns a union of members; unions among them are merged with it.
    pub fn union(members: Vec<Self>) -> Self {
        let merge = |member| match member {
            Self::Union(inner) => inner,
            other => vec![other],
        };
        let mut merged: Vec<Self> = members.into_iter().flat_map(merge).collect();
        if merged.len() == 1 {
            merged.remove(0)
        } else {
            Self::Union(merged)
        }
    }

    /// Replaces every name in the type by what `replace` returns.
    pub fn map_names(self, replace: &impl Fn(&str) -> Option<Self>) -> Self {
        let all = |types: Vec<Self>| -> Vec<Self> {
            let types = types.into_iter();
            types.map(|inner| inner.map_names(replace)).collect()
        };
        match self {
            Self::Name(name) => replace(&name).unwrap_or(Self::Name(name)),
            Self::Generic(name, arguments) => Self::Generic(name, all(arguments)),
            Self::Text(text) => Self::Text(text),
            Self::List(item) => Self::List(Box::new(item.map_names(replace))),
            Self::Tuple(items) => {
                let items = items.into_iter();
                let item = |(label, item): (_, Self)| (label, item.map_names(replace));
                Self::Tuple(items.map(item).collect())
            }
            Self::Object(fields) => {
                let field = |field: Field| Field {
                    value: field.value.map_names(replace),
                    ..field
                };
                Self::Object(fields.into_iter().map(field).collect())
            }
            Self::Union(members) => Self::union(all(members)),
            Self::Intersection(parts) => Self::Intersection(all(parts)),
        }
    }

    /// Calls `visit` with every name in the type.
    pub fn names(&self, visit: &mut impl FnMut(&str)) {
        match self {
            Self::Name(name) => visit(name),
            Self::Generic(name, arguments) => {
                visit(name);
                arguments.iter().for_each(|inner| inner.names(visit));
            }
            Self::Text(_) => {}
            Self::List(item) => item.names(visit),
            Self::Tuple(items) => items.iter().for_each(|(_, item)| item.names(visit)),
            Self::Object(fields) => fields.iter().for_each(|field| field.value.names(visit)),
            Self::Union(members) | Self::Intersection(members) => {
                members.iter().for_each(|inner| inner.names(visit));
            }
        }
    }
}
