import type { Understanding } from '../understanding/understanding.ts';
import type { PlanEntity } from './plan.ts';

/** WordPress.org's limit for the short description of a readme.txt. */
const longest = 150;

/** One sentence about the plugin: the plan's own, or what it manages and does. */
export function summaryOf(
  title: string,
  own: string,
  entities: readonly PlanEntity[],
  { tools, understood }: Pick<Understanding, 'tools' | 'understood'>,
): string {
  const managed = entities.filter(({ storage, isLog }) => storage !== 'posts' && !isLog);
  const does = tools.length > 0 ? tools.map(({ sentence }) => sentence) : understood;
  const text =
    plainText(own) ||
    (managed.length > 0 ? managing(managed) : plainText(fitting(does))) ||
    (title === '' ? 'Extends WordPress' : `${plainText(title)} for WordPress`);
  const cut = shorten(text);
  return /[.!?…。！？]$/u.test(cut) ? cut : `${cut}.`;
}

function managing(entities: readonly PlanEntity[]): string {
  const names = entities.map(({ pluralLower }) => plainText(pluralLower));
  const fields =
    entities.length > 1 ? [] : (entities[0]?.fields ?? []).map(({ label }) => plainText(label).toLowerCase());
  return `Manages ${joined(names.slice(0, 4))}${fields.length === 0 ? '' : ` with ${joined(fields.slice(0, 3))}`}`;
}

const joined = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');

/** As many sentences as there is room for. */
function fitting(sentences: readonly string[]): string {
  let text = sentences[0] ?? '';
  for (const next of sentences.slice(1)) {
    if (text.length + next.length + 1 >= longest) break;
    text += ` ${next}`;
  }
  return text;
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
