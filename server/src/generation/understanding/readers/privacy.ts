import { singularize } from '../../naming/inflect.ts';
import { type ClauseReader, entitiesIn } from '../clause.ts';
import { staffNouns } from '../lexicon/function-words.ts';

const seeing = / (see|view|access|read|look at|seen|viewed|accessed|visible|accessible) /;
const notPublic =
  / (visible|shown|accessible|available|viewable) only (to|for|by) (?!everyone|visitors)| (not|never|n't) (be )?(public|published|publicly|visible|shown|accessible|available|viewable|on the (?:web)?site|seen)\b| (internal|private|confidential)( use)?( only)? $| for internal use | (kept|keep|stay|stays|remain|remains|is|are|be|must be) (strictly |all )?(private|internal|confidential|hidden)\b| only in the (admin|backend|back end|dashboard) | (not|no) public | hidden from (visitors|the public|public) | admin only /;

const forMembers =
  / (members?|users?|subscribers?|customers?|residents?|students?|pupils?|parents?|employees?|logged-in|logged in|registered) /;

/** "Only staff should see this", "Must not be publicly visible", "for internal use only": what is for nobody outside. */
export const readPrivacy: ClauseReader = ({ tokens, words, line }, draft) => {
  const only = words.findIndex((word) => word === 'only' || word === 'just');
  const isForStaff =
    only >= 0 &&
    only < 6 &&
    seeing.test(line) &&
    words
      .slice(Math.max(0, only - 3), only + 5)
      .some(
        (word) =>
          staffNouns.has(singularize(word)) ||
          /^(we|us|admins?|administrators?|editors?|team|office|owners?|me|i)$/.test(word),
      );
  // "Sold records should be hidden automatically" tells when.
  const isAlways = !/ (when|if|once|after|that|which|automatically|until|unless|before) /.test(line);
  if (!isForStaff && !(isAlways && notPublic.test(line))) return false;
  const named = entitiesIn(tokens, draft);
  const isAll = / (all|everything|the (?:whole )?plugin|nothing|whole) /.test(line);
  const about = named.length > 0 ? named : isAll ? [...draft.entities.values()] : [draft.last ?? draft.main()];
  let didRead = false;
  for (const entity of about) {
    if (!entity) continue;
    entity.isPrivate = true;
    didRead = true;
  }
  // Visitors who are logged in would have to see it, which a private content type does not give them.
  return didRead && !forMembers.test(line);
};
