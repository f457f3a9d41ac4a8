import { isPlural } from '../../naming/inflect.ts';
import { type ClauseReader, lower } from '../clause.ts';
import { nounPhrase } from '../noun-phrase.ts';

const bound =
  /^(taught|led|run|given|held|owned|written|made|hosted|assigned|linked|connected|attached|related|tied|bound|part|played|sung|directed|organised|organized|presented|supervised|managed|driven|guided|treated|served|offered|published|created|performed|produced|shown)$/;

/** "Each course is taught by one instructor": two things that the text knows, one for each of the other. */
export const readRelations: ClauseReader = ({ tokens, words }, draft) => {
  const subject = nounPhrase(tokens, 0);
  const child = draft.find(lower(subject.words));
  // "Companies offer apprenticeships"
  if (
    child &&
    /^(offer|have|own|run|organi[sz]e|publish|host|teach|sell|make|play|release|lead|give|hold|contain|include)$/.test(
      words[subject.next] ?? '',
    )
  ) {
    const made = nounPhrase(tokens, subject.next + 1);
    const own = draft.find(lower(made.words));
    if (!own || own === child || made.next < tokens.length || !isPlural(made.words.at(-1)?.lower ?? '')) return false;
    if (child.fields.get(own.key) === undefined) draft.addRelation(own, child, false);
    return true;
  }
  const others = [];
  let next = subject.next;
  // "Actors and directors are linked to movies"
  while (/^(and|,)$/.test(words[next] ?? '')) {
    const more = nounPhrase(tokens, next + 1);
    const other = draft.find(lower(more.words));
    if (!other) return false;
    others.push(other);
    next = more.next;
  }
  const from = next;
  while (/^(is|are|can|must|should|will|be|always|has|have|been)$/.test(words[next] ?? '')) next++;
  if (!child || next === from || !bound.test(words[next] ?? '')) return false;
  if (!/^(by|to|at|in|of|with|for)$/.test(words[next + 1] ?? '')) return false;
  const isMany =
    /^(several|many|multiple|various|one or more)$/.test(words[next + 2] ?? '') ||
    (isPlural(subject.words.at(-1)?.lower ?? '') && isPlural(nounPhrase(tokens, next + 2).words.at(-1)?.lower ?? ''));
  const object = nounPhrase(tokens, next + 2);
  const parent = draft.find(lower(object.words));
  if (!parent || parent === child) return false;
  for (const one of [child, ...others]) draft.addRelation(one, parent, false, isMany);
  draft.last = child;
  return true;
};
