import { describe, expect, it } from 'vitest';
import { historyOf, redone, undone, withDraft } from '../../cms-plugin/src/plan-steps/plan-history.ts';
import { bareDraft } from '../../cms-plugin/src/plan-steps/types.ts';

const draft = (name: string) => bareDraft({ name });

describe('the history of a plan', () => {
  it('goes back and forth', () => {
    const history = withDraft(withDraft(historyOf(draft('a')), draft('b')), draft('c'));
    const before = undone(history);
    expect(before?.present).toEqual(draft('b'));
    expect(before && redone(before)?.present).toEqual(draft('c'));
    expect(undone(historyOf(draft('a')))).toBeUndefined();
    expect(redone(history)).toBeUndefined();
  });

  it('takes what is typed into one field for one change', () => {
    const typed = withDraft(withDraft(historyOf(draft('')), draft('P'), 'name'), draft('Ph'), 'name');
    expect(undone(typed)?.present).toEqual(draft(''));
    const other = withDraft(typed, draft('x'), 'label');
    expect(undone(other)?.present).toEqual(draft('Ph'));
  });

  it('forgets what was undone once something else is done', () => {
    const before = undone(withDraft(historyOf(draft('a')), draft('b')));
    expect(before && redone(withDraft(before, draft('c')))).toBeUndefined();
  });
});
