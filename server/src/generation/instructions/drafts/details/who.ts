import { capabilities } from '@presswright/shared/wordpress/capabilities';

export const knownCapabilities: ReadonlySet<string> = new Set(capabilities.map(({ name }) => name));

/** The capability that a role has and those below it lack. */
const ofRole: Readonly<Record<string, string>> = {
  admin: 'manage_options',
  administrator: 'manage_options',
  editor: 'edit_others_posts',
  author: 'publish_posts',
  contributor: 'edit_posts',
  subscriber: 'read',
  'shop manager': 'manage_woocommerce',
};

const roles = String.raw`(admin|administrator|editor|author|contributor|subscriber|shop manager)s?`;

const spoken =
  /\b(?:can|may|able to|allowed to)(?: ?not|n't)?\s+(edit|publish|manage|moderate|delete|upload|install|activate|list|create|export|import|switch)\s+(?:(?:the|all|any) )?(others'? |private |published |theme )?(posts?|pages?|options|users|categories|comments|files|plugins|themes)\b/i;

/** The capability that a text names or speaks of: `edit_pages`, "who can edit posts", "administrators only"; or null. */
export function capabilityIn(text: string): string | null {
  const named = (text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []).find((name) => knownCapabilities.has(name));
  if (named !== undefined) return named;
  const custom = /\b(?:capability|cap|permission)\b\W*(?:is|of|:|=|called|named)?\W*["'`]?([a-z]\w*_\w+)/i.exec(
    text,
  )?.[1];
  if (custom !== undefined) return custom;
  const can = spoken.exec(text);
  if (can !== null) {
    const [, verb = '', middle = '', what = ''] = can;
    const name = [verb, middle.replace(/'/g, '').trim(), /^(?:post|page)$/.test(what) ? `${what}s` : what]
      .filter(Boolean)
      .join('_')
      .toLowerCase();
    if (knownCapabilities.has(name)) return name;
  }
  const role = new RegExp(
    String.raw`\b(?:only (?:for|to|by|if|when|let|shown to|visible to)?|for|to|by|unless|except|but|non-?|not)\s*(?:an? |the |for |site |logged-in )*${roles}\b(?! (?:area|screen|page|menu|bar|list|dashboard|panel|notice|column|side))|\b${roles} (?:only|and (?:above|up|higher|administrators))|\bonly ${roles}\b|\b${roles} (?:may|can|should)\b`,
    'i',
  ).exec(text);
  const name = role
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.toLowerCase();
  return name === undefined ? null : (ofRole[name] ?? null);
}
