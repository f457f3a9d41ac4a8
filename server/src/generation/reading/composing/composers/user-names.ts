import type { Deed } from '../deeds.ts';
import type { Story } from '../story.ts';
import { plain } from './plain.ts';

const sentenceOf = ({ sentence: { tokens } }: Deed): string => plain(tokens.map(({ text }) => text).join(' '));

/** "Nobody should see the user names through /?author=1 or the REST API". */
export const hidesUserNames = (deed: Deed): boolean => {
  const said = sentenceOf(deed);
  return (
    /\b(?:user ?names?|login names?|logins|users)\b/.test(said) &&
    /\bauthor ?=|\brest\b|\bwp-json\b|\bauthor (?:archives?|pages?|ids?)\b|\benumerat/.test(said) &&
    /\b(?:nobody|no[ -]?one|never|not|cannot|no (?:visitor|stranger|guest)s?)\b/.test(said)
  );
};

/** Names of users are found out neither by addresses nor by the REST API. */
export function closeUserNames(deed: Deed, story: Story): void {
  const last = story.last('switch_off');
  const joins = last !== undefined && last.roles.length === 0;
  if (joins) last.things = [...new Set([...last.things, 'user_enumeration' as const])];
  story.add(
    joins ? last : { kind: 'switch_off', things: ['user_enumeration'], roles: [], is_except: false, types: [] },
    deed,
  );
}
