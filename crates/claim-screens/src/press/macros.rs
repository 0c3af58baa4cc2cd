//! The macro `presses`, which makes the types of the presses from their list: reading and writing their ids, and samples.

/// Generates `Press` and the groups in it.
///
/// A press is written like a variant, but its parts have names even if they have no braces, and it ends with the first
/// part of its id. A group is a variant of `Press` and an enum of its own.
macro_rules! presses {
    (
        $(#[$doc:meta])*
        pub enum $Press:ident { $($single:tt)* }
        $(
            $(#[$group_doc:meta])*
            $Group:ident: pub enum $Enum:ident { $($press:tt)* }
        )+
    ) => {
        presses! {
            @enum
            $(#[$doc])*
            pub enum $Press {
                $($single)*
                $($(#[$group_doc])* $Group(press: $Enum),)+
            }
        }
        $(
            presses! {
                @enum
                $(#[$group_doc])*
                pub enum $Enum { $($press)* }
            }

            impl From<$Enum> for $Press {
                fn from(press: $Enum) -> Self {
                    Self::$Group(press)
                }
            }
        )+
    };
    (
        @enum
        $(#[$doc:meta])*
        pub enum $Enum:ident {$(
            $(#[$press_doc:meta])*
            $Name:ident
            $(($($part:ident: $Part:ty),+))?
            $({$($(#[$field_doc:meta])* $field:ident: $Field:ty),+ $(,)?})?
            $(= $id:literal)?,
        )+}
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum $Enum {$(
            $(#[$press_doc])*
            $Name $(($($Part),+))? $({$($(#[$field_doc])* $field: $Field),+})?,
        )+}

        impl Part for $Enum {
            fn write(&self, id: &mut IdWriter) {
                match self {$(
                    Self::$Name $(($($part),+))? $({$($field),+})? => {
                        $(id.push($id);)?
                        $($($part.write(id);)+)?
                        $($($field.write(id);)+)?
                    }
                )+}
            }

            fn read(parts: &mut Parts<'_>) -> Option<Self> {
                $(
                    let read = |parts: &mut Parts<'_>| {
                        $(parts.next_is($id)?;)?
                        Some(Self::$Name
                            $(($(<$Part as Part>::read(parts)?),+))?
                            $({$($field: <$Field as Part>::read(parts)?),+})?)
                    };
                    let mut ahead = *parts;
                    if let Some(press) = read(&mut ahead) {
                        *parts = ahead;
                        return Some(press);
                    }
                )+
                None
            }
        }

        #[cfg(test)]
        impl super::samples::Sample for $Enum {
            fn samples() -> Vec<Self> {
                let mut samples = Vec::new();
                $(
                    let most = 1 $($(.max(super::samples::count::<$Part>()))+)? $($(.max(super::samples::count::<$Field>()))+)?;
                    for n in 0..most {
                        // Presses without parts do not use it.
                        let _ = n;
                        samples.push(Self::$Name
                            $(($(super::samples::nth::<$Part>(n)),+))?
                            $({$($field: super::samples::nth::<$Field>(n)),+})?);
                    }
                )+
                samples
            }
        }
    };
}

pub(super) use presses;
