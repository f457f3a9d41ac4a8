import { is } from './language/kinds.ts';
import type { Statement } from './language/statement.ts';
import type { Scene } from './scene.ts';

const speakers = /^(?:i|we|us|you|my|our)$/;

/** Whether a statement only says who somebody is and how things stand: "We are a bakery in Leeds", "I run a boat yard". */
export function isBackground(
  { subject, lemma, objects, modality, speech, conditions, isNegated }: Statement,
  scene: Scene,
): boolean {
  if (speech === 'aside') return true;
  const [who] = subject;
  const [what] = objects;
  if (modality !== null || conditions.length > 0 || isNegated || who === undefined) return false;
  const isSpeaker =
    speakers.test(who.pronoun ?? who.name) ||
    who.determiner === 'our' ||
    who.determiner === 'my' ||
    (who.owner !== null && /^(?:our|my|we|i)$/.test(who.owner.name));
  if (!isSpeaker || what === undefined) return false;
  if (lemma === 'be' || lemma === 'run' || lemma === 'own' || lemma === 'sell' || lemma === 'make')
    return (
      what.members.length < 2 &&
      (is(what.lemma, 'organisation') || is(what.lemma, 'place') || is(what.lemma, 'person') || lemma !== 'be')
    );
  return (
    lemma === 'have' &&
    what.members.length < 2 &&
    (scene.recordOf(what) !== null || is(what.lemma, 'person') || is(what.lemma, 'organisation'))
  );
}
