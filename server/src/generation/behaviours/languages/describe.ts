import { listed } from '../../plugin/features/support/format-text.ts';
import type { Words } from '../behaviour.ts';
import type { Languages } from './languages-plan.ts';

/** What languages do, in one sentence. */
export function describeLanguages(one: Languages, words: Words): string {
  const { languages, values = [], connected, texts = [], staff_language: staff } = one;
  const name = (code: string): string => languages.find((each) => each.code === code)?.name ?? code;
  const fields = [
    ...new Set(
      values.map(({ entity, attribute }) => `${words.attribute(entity, attribute)} of ${words.entity(entity).plural}`),
    ),
  ];
  return [
    `Visitors read the site in ${listed(languages.map((each) => each.name))}`,
    ...(fields.length === 0 ? [] : [`${listed(fields)} in their language where it is translated`]),
    ...(connected === undefined
      ? []
      : [
          `${words.entity(connected.entity).plural} are connected with their translations for search engines${connected.offers ? ' and offered to visitors whose browser prefers them' : ''}`,
        ]),
    ...(texts.length === 0 ? [] : ['forms and e-mails to visitors are in their language']),
    ...(staff === undefined ? [] : [`e-mails to staff are in ${name(staff)}`]),
  ]
    .join('; ')
    .concat('.');
}
