import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';

export type Languages = BehaviourOf<'languages'>;

/** The languages of a plan; undefined where it has one alone. */
export const languagesOf = ({ source }: PluginPlan): Languages | undefined =>
  (source.behaviours ?? []).find((one): one is Languages => one.kind === 'languages');

/** Whether e-mails are written in the language of whom they are for. */
export const translatesTexts = (plan: PluginPlan): boolean => languagesOf(plan)?.texts !== undefined;

/** Code of the language of e-mails to staff. */
export const staffLanguage = (plan: PluginPlan): string => {
  const one = languagesOf(plan);
  return one?.staff_language ?? one?.languages[0]?.code ?? '';
};

/** Key of the metadata by the name of a field, or that name where it is of the post itself. */
export const metaKeyOf = (kind: RecordKind, key: string): string =>
  kind.attributes.find((one) => one.key === key)?.metaKey ?? key;

/** What of records is there in several languages: metadata by post type, attribute and language. */
export function valueTable(
  plan: PluginPlan,
  { values = [] }: Languages,
): Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> {
  const table: Record<string, Record<string, Record<string, string>>> = {};
  for (const { entity, attribute, language, field } of values) {
    const kind = recordKind(plan, entity);
    if (kind === undefined || kind.type === null) continue;
    const key = metaKeyOf(kind, attribute);
    const attributes = table[kind.type];
    table[kind.type] = { ...attributes, [key]: { ...attributes?.[key], [language]: metaKeyOf(kind, field) } };
  }
  return table;
}

/** Texts of the plugin by language and by what they are in the first. */
export function textTable({
  languages,
  texts = [],
}: Languages): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    languages
      .slice(1)
      .map(({ code }) => [
        code,
        Object.fromEntries(
          texts.flatMap(({ text, translations }) =>
            translations.flatMap((one) => (one.language === code ? [[text, one.text] as const] : [])),
          ),
        ),
      ]),
  );
}
