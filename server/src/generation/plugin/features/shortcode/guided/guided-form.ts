import type { FormStep } from '../../../../understanding/understanding.ts';
import type { FormOptions } from '../form-options.ts';

/** Whether a form has steps, or fields that are asked only after certain answers. */
export const isGuided = ({ steps, askedIf }: FormOptions): boolean => steps.length > 0 || askedIf.length > 0;

/** Keys of all that a form asks for, in its order: title, fields, files, text. */
const partsOf = ({ hasTitle, fields, uploads, hasContent }: FormOptions): readonly string[] => [
  ...(hasTitle ? ['title'] : []),
  ...fields.map(({ key }) => key),
  ...uploads.map(({ key }) => key),
  ...(hasContent ? ['content'] : []),
];

/** The steps with every part of the form in one of them: the title begins the first, what no step names ends the last. */
export function completeSteps(options: FormOptions): readonly FormStep[] {
  const parts = partsOf(options);
  const { steps } = options;
  if (steps.length === 0) return [{ title: '', fields: parts }];
  const named = steps.flatMap(({ fields }) => fields);
  const rest = parts.filter((key) => !named.includes(key));
  return steps.map(({ title, fields }, index) => ({
    title,
    fields: [
      ...(index === 0 ? rest.filter((key) => key === 'title') : []),
      ...fields.filter((key) => parts.includes(key)),
      ...(index === steps.length - 1 ? rest.filter((key) => key !== 'title') : []),
    ],
  }));
}
