import type { PlanEntity } from './plan.ts';

/** WordPress.org's limit for the short description of a readme.txt. */
const longest = 150;

/** One sentence about the plugin: the description's first, or what it manages. */
export function summaryOf(title: string, description: string, entities: readonly PlanEntity[]): string {
  const first = /^.*?[.!?…。！？](?=\s|$)/su.exec(description)?.[0] ?? description;
  const text = plainText(first) || generic(plainText(title), entities);
  const cut = shorten(text);
  return /[.!?…。！？]$/u.test(cut) ? cut : `${cut}.`;
}

function generic(title: string, entities: readonly PlanEntity[]): string {
  const [entity] = entities.filter(({ storage }) => storage !== 'posts');
  if (entity === undefined) return title === '' ? 'Extends WordPress' : `${title} for WordPress`;
  const fields = entity.fields.slice(0, 3).map(({ label }) => label.toLowerCase());
  const list = fields.length > 1 ? `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}` : fields.join('');
  return `Manages ${entity.pluralLower}${list === '' ? '' : ` with ${list}`}`;
}

/** At most 149 characters, ending with a whole word, so that a full stop fits behind. */
function shorten(text: string): string {
  if (text.length < longest) return text;
  const cut = text.slice(0, longest - 2).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80)).replace(/[\s,;:–-]+$/u, '')}…`;
}

/** Without what headers and readme files would take for markup. */
export function plainText(text: string): string {
  return text
    .replace(/[<>`*=[\]{}|\\~^\uFFFD]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
