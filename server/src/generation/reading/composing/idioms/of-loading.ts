import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { numberIn } from '../measures.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

type Loading = BehaviourOf<'page_loading'>;

/** Says more of what pages load, and when. */
function withLoading({ deed }: Found, story: Story, more: Partial<Loading>): true {
  const last = story.last('page_loading');
  if (last === undefined) story.add({ kind: 'page_loading', ...more }, deed);
  else {
    Object.assign(last, more);
    story.add(last, deed);
  }
  return true;
}

/** What pages load, and what makes all of them slow. */
export const ofLoading: readonly Idiom[] = [
  {
    // "Preconnect to fonts.example.com"
    pattern: /pre-?connect to (?:https ?: ?\/ ?\/ ?)?(?<host>[a-z0-9-]+(?: ?\. ?[a-z0-9-]+)* ?\. ?[a-z]{2,})/,
    read(found, story) {
      const host = `https://${(found.groups.host ?? '').replaceAll(' ', '')}`;
      const known = story.last('page_loading')?.preconnect ?? [];
      return withLoading(found, story, { preconnect: [...new Set([...known, host])] });
    },
  },
  {
    // "Load images lazily except the first one"
    pattern:
      /(?:load (?:the |all )?(?:images|pictures|photos) lazily|lazy[- ]?load (?:the |all )?(?:images|pictures|photos)|(?:images|pictures|photos) (?:load|are loaded) lazily)(?: ,)? (?:except|but|apart|save|all but)(?: for| from)? the (?:very )?first(?: (?<count>two|three|four|five|six|\d+|one))?(?: (?:images?|pictures?|photos?))?/,
    read(found, story) {
      const count = found.groups.count === undefined ? 1 : numberIn(found.groups.count);
      return count !== null && count <= 10 ? withLoading(found, story, { eager_images: count }) : false;
    },
  },
  {
    // "Warn on the dashboard when autoloaded options exceed 1 MB"
    pattern:
      /(?:warn|tell|alert|notify)\b[^.;]*? when (?:the |all )?(?:autoloaded|auto-loaded) options (?:exceed|are (?:larger|bigger|more) than|take (?:up )?more than|get (?:larger|bigger) than) (?<size>\d+(?:[.,]\d+)?) ?(?<unit>mb|kb|megabytes?|kilobytes?)/,
    read(found, story) {
      const size = numberIn(found.groups.size ?? '');
      const kilobytes = Math.round((size ?? 0) * (/^m/.test(found.groups.unit ?? '') ? 1024 : 1));
      if (kilobytes < 1 || kilobytes > 100_000) return false;
      story.add({ kind: 'autoload_warning', kilobytes }, found.deed);
      return true;
    },
  },
];
