import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { durationIn, minutesOf, numberIn } from '../measures.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

type CommentAuthors = BehaviourOf<'comment_authors'>;

function withAuthors({ deed }: Found, story: Story, more: Partial<CommentAuthors>): true {
  const last = story.last('comment_authors');
  if (last === undefined) story.add({ kind: 'comment_authors', ...more }, deed);
  else {
    Object.assign(last, more);
    story.add(last, deed);
  }
  return true;
}

function editable(found: Found, story: Story): boolean {
  const time = durationIn(found.groups.span ?? '');
  if (time === null || minutesOf(time) > 10_080) return false;
  const canDelete = /\b(?:delete|remove|withdraw)\b/.test(found.sentence);
  return withAuthors(found, story, { edit_minutes: minutesOf(time), ...(canDelete ? { can_delete: true } : {}) });
}

function trusted(found: Found, story: Story): boolean {
  const count = numberIn(found.groups.count ?? '');
  return count === null || count < 1 || count > 100 ? false : withAuthors(found, story, { trusted_after: count });
}

const authors =
  '(?:comment(?:er|ator)s?|comment authors?|people|visitors?|readers?|users?|authors?|everyone|everybody|they|someone|somebody)';
const span = '(?<span>(?:an?|half an|a quarter of an|[a-z]+|\\d+) (?:minutes?|min|hours?|days?))';
const deeds =
  '(?:edit|change|correct|fix|delete|remove|withdraw)(?: (?:or|and) (?:edit|change|correct|delete|remove|withdraw))?';

const typeWords: readonly (readonly [RegExp, NonNullable<BehaviourOf<'downloads'>['types']>[number]])[] = [
  [/\b(?:pdfs?|documents?|handouts?|brochures?|manuals?|papers?|leaflets?|forms?|worksheets?|zips?)\b/, 'document'],
  [/\b(?:images?|photos?|pictures?)\b/, 'image'],
  [/\b(?:mp3s?|audio|podcasts?|recordings?|songs?)\b/, 'audio'],
  [/\bvideos?\b/, 'video'],
];

function counted({ deed, sentence }: Found, story: Story): boolean {
  const types = typeWords.flatMap(([pattern, type]) => (pattern.test(sentence) ? [type] : []));
  const isShown =
    /\b(?:show|display|print)\b[^.;]*\b(?:visitors|readers|behind|beside|next to|after|on the page)\b/.test(sentence) ||
    /\bvisitors (?:see|can see)\b/.test(sentence);
  story.add(
    { kind: 'downloads', ...(types.length === 0 ? {} : { types }), ...(isShown ? { shows_count: true } : {}) },
    deed,
  );
  return true;
}

/** What people may do with what they wrote, and what is known of what they download. */
export const ofVisitors: readonly Idiom[] = [
  {
    // "Commenters can edit their comment for ten minutes after posting it"
    pattern: new RegExp(
      `${authors} (?:can|may|should be able to|are able to|are allowed to|get to) ${deeds} (?:their|his or her|the) (?:own )?comments?(?: (?:or|and) (?:delete|remove) (?:it|them))? (?:for|within|up to|during|in)(?: the first| up to)? ${span}[^.;]*`,
    ),
    read: editable,
  },
  {
    // "Allow people to edit comments for 15 minutes"
    pattern: new RegExp(
      `(?:let|allow|permit) ${authors} (?:to )?${deeds} (?:their|the)? ?(?:own )?comments?(?: (?:or|and) (?:delete|remove) (?:it|them))? (?:for|within|up to|during|in)(?: the first| up to)? ${span}[^.;]*`,
    ),
    read: editable,
  },
  {
    // "Comments can be edited by their author for five minutes"
    pattern: new RegExp(
      `comments (?:can|may) be (?:edited|changed|corrected|deleted)(?: (?:or|and) (?:edited|deleted|removed))?(?: by (?:their|the) (?:own )?authors?)? (?:for|within|up to|during)(?: the first)? ${span}[^.;]*`,
    ),
    read: editable,
  },
  {
    // "After three approved comments people are published without waiting"
    pattern:
      /(?:after|with|once (?:they|someone|somebody) (?:have|has)|who (?:have|has)) (?:had )?(?:at least )?(?<count>[a-z]+|\d+) (?:approved comments?|comments? (?:approved|that were approved))[^.;]*\b(?:without (?:waiting|moderation|approval|review)|at once|immediately|automatically|directly|straight away|trusted|no longer (?:wait|held|moderated))\b[^.;]*/,
    read: trusted,
  },
  {
    // "Count how often each PDF is downloaded"
    pattern:
      /(?:(?:i|we) (?:'d|would) (?:like|love) to |(?:i|we) (?:want|need) to |please )?(?:count|track|record|log|show|see|know|display)s? (?:us |me )?(?:how (?:often|many times) (?:(?:each|every|a|the|our|all) )*(?:\w+ )?(?:files?|pdfs?|documents?|images?|photos?|pictures?|videos?|handouts?|brochures?|manuals?|downloads?) (?:is|are|was|were|has been|have been|gets?) downloaded|(?:the )?(?:number of )?downloads of (?:(?:each|every|a|the|our|all) )*(?:\w+ )?(?:files?|pdfs?|documents?|images?|photos?|pictures?|videos?|handouts?|brochures?|manuals?))[^.;]*/,
    read: counted,
  },
  {
    // "Members can download PDF handouts; count how often each was downloaded"
    pattern:
      /(?:count|track|record|show)s? how (?:often|many times) (?:each|every one|each one|each of them|it|they|these)(?: of them)? (?:is|are|was|were|has been|gets?) downloaded/,
    read: counted,
  },
];
