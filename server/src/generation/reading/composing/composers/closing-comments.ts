import { daysOf, durationIn, within } from '../measures.ts';
import type { Composers } from './composer.ts';
import { site } from './site.ts';

/** "Close comments after 14 days" is done to each post in time; what is held or refused is a rule of comments. */
export const closingComments: Composers = {
  comment_rules(deed, story) {
    const isClosing = /\b(?:clos|shut|lock|stop|disabl|switch|turn)\w*/i.test(deed.actText);
    const span = within(deed.slots, deed.chunks).find(({ label }) => label === 'span');
    if (!isClosing || span === undefined) return site.comment_rules?.(deed, story);
    const duration = durationIn(span.text);
    if (duration === null) return story.refuse(deed, 'It does not say after how long comments are closed.');
    if (deed.isDenied) return story.tell(deed, 'nothing');
    story.add(
      {
        kind: 'automation',
        entity: 'post',
        when: { on: 'date', attribute: 'date', days: daysOf(duration), side: 'after' },
        actions: [{ do: 'set', attribute: 'comments_open', value: false }],
      },
      deed,
    );
  },
};
