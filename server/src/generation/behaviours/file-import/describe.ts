import { listed } from '../../plugin/features/support/format-text.ts';
import type { BehaviourOf, Words } from '../behaviour.ts';
import { sourceOf } from './import-plan.ts';

type FileImport = BehaviourOf<'file_import'>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** When it is imported: `Every night at 03:00`. */
export function whenWords({ every, at, weekday = 'monday' }: FileImport): string {
  if (every === 'hourly') return 'Every hour';
  const day = every === 'daily' ? 'Every day' : `Every ${capital(weekday)}`;
  return at === '' ? day : `${day} at ${at}`;
}

/** What it does, in one sentence. */
export function describeImport(one: FileImport, words: Words): string {
  const { entity, source, match_by: key, missing, report, only_faults: isOfFaults } = one;
  const { plural } = words.entity(entity);
  const file = source.in === 'uploads' ? `“${sourceOf(one)}” in the uploads folder` : sourceOf(one);
  const gone =
    missing === 'keep'
      ? ''
      : `; ${plural} that are no longer in it ${missing === 'draft' ? 'become drafts' : 'are moved to the Trash'}`;
  const readers = report.map((to) =>
    to.to === 'admin' ? 'the administrator' : to.to === 'role' ? `everybody with the role “${to.role}”` : to.address,
  );
  const mail =
    report.length === 0
      ? ''
      : `; a report with the numbers of created, updated and faulty rows is emailed to ${listed(readers)}${isOfFaults === true ? ' if something was wrong' : ''}`;
  return `${whenWords(one)}, ${plural} are created and updated from the CSV file ${file}, by the ${words.attribute(entity, key)}${gone}${mail}.`;
}
