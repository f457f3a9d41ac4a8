/**
 * What a piece of foreign text can still break out of, one bit a place. A source sets all bits; a sanitizer or escaper
 * clears those it makes safe; a sink asks for the bit of the place it puts the text in.
 */
export const Danger = {
  /** Between tags, in comments, in textarea and title: `<` matters. */
  HtmlText: 1 << 0,
  /** In a double-quoted attribute. */
  AttrDouble: 1 << 1,
  /** In a single-quoted attribute. */
  AttrSingle: 1 << 2,
  /** In an attribute without quotes, or where attribute names stand. */
  AttrUnquoted: 1 << 3,
  /** At the start of a URL a browser follows: `javascript:`. */
  Url: 1 << 4,
  /** Inside a JavaScript string. */
  JsString: 1 << 5,
  /** As JavaScript code. */
  JsCode: 1 << 6,
  Css: 1 << 7,
  /** Inside quotes in SQL. */
  SqlString: 1 << 8,
  /** In SQL outside quotes. */
  SqlRaw: 1 << 9,
  Shell: 1 << 10,
  /** A file path: `../`. */
  Path: 1 << 11,
  /** What include runs. */
  Include: 1 << 12,
  Code: 1 << 13,
  Callable: 1 << 14,
  Unserialize: 1 << 15,
  /** The address of an outgoing request. */
  Ssrf: 1 << 16,
  /** The target of a redirect. */
  Redirect: 1 << 17,
  /** A header's value: line breaks. */
  Header: 1 << 18,
  /** Kept without having been sanitized. */
  Store: 1 << 19,
  Ldap: 1 << 20,
  Xpath: 1 << 21,
  /** `..` in a path: without it, a path that begins with a folder stays in it. */
  PathDots: 1 << 22,
  /** In a distinguished name of LDAP. */
  LdapDn: 1 << 23,
  /** Not an attacker's, but not for visitors: errors of the database, traces, keys of the configuration. */
  Disclose: 1 << 24,
  /** The keys of an array are the client's too. What stands under a key of the code's own has none of it. */
  Names: 1 << 28,
  /** The ending of a file's name: `.php`. */
  Ending: 1 << 25,
  /** It may begin with something else than a slash: an address of another host, not a path of this one. */
  Absolute: 1 << 26,
  /** It may be any name as a whole: no fixed beginning or end keeps it among the names of this code. */
  Whole: 1 << 29,
  /** It may begin with two slashes: another host again. */
  DoubleSlash: 1 << 27,
  /** Behind ORDER BY, where only a call or a query in parentheses does harm. */
  SqlOrder: 1 << 30,
  /**
   * No danger of its own: every step of its way is certain. It is gone where an entry was taken for another, a helper's branch
   * for the one that runs, or a method for the one of an object that is not known. Sanitizers leave it alone.
   */
  Exact: 1 << 31,
} as const;

/** One of {@link Danger}'s bits, or several. */
export type DangerMask = number;

/** All that foreign data can break out of: what comes from the request as it is. */
export const allDanger: DangerMask =
  ((1 << 24) - 1) |
  Danger.Names |
  Danger.Ending |
  Danger.Absolute |
  Danger.DoubleSlash |
  Danger.Whole |
  Danger.SqlOrder |
  Danger.Exact;
/** Everything that is followed: what a parameter may carry. */
export const everyDanger: DangerMask = allDanger | Danger.Disclose;
/** Those of HTML itself, URLs and scripts aside. */
export const htmlDanger: DangerMask = Danger.HtmlText | Danger.AttrDouble | Danger.AttrSingle | Danger.AttrUnquoted;
/** Those of SQL. That WordPress adds slashes to request data is not relied on. */
export const sqlDanger: DangerMask = Danger.SqlString | Danger.SqlRaw | Danger.SqlOrder;
