import { adminScreens } from '@presswright/shared/schemas/plans/behaviours/restriction';
import type { Deed } from '../deeds.ts';
import { slotsOf } from '../deeds.ts';
import type { Story } from '../story.ts';
import { screensIn } from './admin-screens.ts';
import { type Allowed, peopleBefore } from './let-in.ts';
import { plain } from './plain.ts';

/** The screens that menus of the administration can be reduced to: all but those that everybody has. */
const reducible = adminScreens.filter((screen) => !/^(?:all|dashboard|profile)$/.test(screen));

/** "Menus Tools and Settings are hidden from them", "they see only the menus Posts and Media": the screens that are closed; [] for another deed. */
export function menusClosed(deed: Deed): readonly string[] {
  const text = plain(deed.text);
  const names = slotsOf(deed, 'name', 'thing', 'value').filter(({ text: name }) => /^\p{Lu}/u.test(name));
  const named = screensIn(names.map(({ text: name }) => name.toLowerCase()).join(' '));
  if (named.length === 0 || named.length < names.length) return [];
  if (!/\bmenus?\b/.test(text) && names.length < 2) return [];
  if (/\bmenu (?:entr|item|point|link)/.test(text) && !/\b(?:tools|settings|plugins|appearance)\b/.test(text))
    return [];
  return /\b(?:only|just|nothing but|all (?:but|except))\b/.test(text)
    ? reducible.filter((screen) => !named.includes(screen))
    : named;
}

/** For whom menus are closed: the roles that a deed names, else those that were spoken of before it. */
export function keptFromMenus(deed: Deed, allowed: Allowed | string, story: Story): Allowed | null {
  if (typeof allowed !== 'string' && allowed.who === 'all_but_roles') return allowed;
  if (typeof allowed !== 'string' && allowed.roles?.includes('administrator') && /\b(?:but|except)\b/i.test(deed.text))
    return allowed;
  const people = slotsOf(deed, 'who');
  const named = people.flatMap(({ text }) => story.role(text) ?? []);
  const before = people.length > 0 ? null : peopleBefore(deed, story);
  const role = before === null ? null : story.role(before.slot.text);
  const roles = [...named, ...(role === null ? [] : [role])].filter((one) => one !== 'administrator');
  const last = people.length === 0 && roles.length === 0 && story.roles.size === 1 ? [...story.roles.keys()] : roles;
  return last.length === 0 ? null : { who: 'all_but_roles', roles: [...new Set(last)].slice(0, 20) };
}
