import { describe, expect, it } from 'vitest';
import { examples } from '../../../server/src/generation/behaviours/post-subscription/examples.ts';
import type { PostSubscription } from '../../../server/src/generation/behaviours/post-subscription/subscription-plan.ts';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

const asked = (words: string): PostSubscription => {
  const found = examples.find(({ says }) => says.includes(words));
  if (found === undefined) throw new Error(`no example says ${words}`);
  return found.asks;
};
const friday = asked('every Friday at 9');

describe('post_subscription', () => {
  standsUp('post_subscription');

  it('sends digests on a day of the week, by what subscribers have chosen', () => {
    const { file, findings } = projectOf(
      planWith(friday, { ...asked('as soon as'), entity: 'event', choices: 'topic' }),
    );
    expect(findings).toEqual([]);
    const code = file('class-harbour-subscription-1.php');
    expect(code).toMatch(
      /\$next = \$now->setTime\( 9, 0 \);\n\t+while \( \$next <= \$now \|\| 5 !== \(int\) \$next->format\( 'N' \) \)/,
    );
    expect(code).toContain("get_the_terms( $post, 'category' )");
    const events = file('class-harbour-subscription-2.php');
    expect(events).toContain("get_the_terms( $post, 'harbour_topic' )");
    expect(events).toContain('time() + 5 * MINUTE_IN_SECONDS, self::DIGEST');
    expect(events).not.toContain('next_time');
  });

  it('leaves out what is not asked for', () => {
    const code = projectOf(planWith(asked('as soon as'))).file('class-harbour-subscription-1.php');
    expect(code).not.toContain('get_terms');
    expect(code).not.toContain('consent');
    expect(code).not.toContain('get_the_excerpt( $post ), ENT');
    expect(projectOf(planWith(asked('Below each post'))).file('class-harbour-subscription-1.php')).toContain(
      "! empty( $_POST['consent'] )",
    );
  });

  it.each<[string, Partial<PostSubscription>, string]>([
    ['records without a page', { entity: 'note' }, 'entity'],
    ['a taxonomy of something else', { choices: 'topic' }, 'choices'],
    ['a weekday of a daily digest', { sends: 'daily' }, 'weekday'],
    ['a role that nobody has', { roles: ['captain'] }, 'roles[0]'],
    ['a placeholder that nothing stands for', { message: 'Dear {name}' }, 'message'],
    ['what the site has not', { conditions: [{ attribute: 'colour', is: 'filled' }] }, 'conditions[0].attribute'],
  ])('is refused: %s', (_, change, at) => {
    expect(faultOf(planWith({ ...friday, ...change }))).toContain(`plan.behaviours[0].${at}: `);
  });

  it('is refused: a time of mails that go out at once', () => {
    expect(faultOf(planWith({ ...asked('as soon as'), time: '09:00' }))).toContain('plan.behaviours[0].time: ');
  });
});
