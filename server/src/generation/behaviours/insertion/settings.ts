import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import type { Words } from '../behaviour.ts';
import { type Insertion, labelOf } from './insertion-plan.ts';

const hint = 'Names in braces stand for what the record has, such as {title}, {link} and {site}.';

function textsOf({ what, name }: Insertion): readonly Omit<PlanSetting, 'section'>[] {
  const text = (key: string, label: string, value: string, type: PlanSetting['type'] = 'text') => ({
    key: `${name}_${key}`,
    type,
    label,
    description: '',
    default: value,
  });
  switch (what.show) {
    case 'text':
    case 'notice':
      return [{ ...text('text', 'Text', what.text, 'textarea'), description: `${hint} Leave empty to show nothing.` }];
    case 'badge':
      return [{ ...text('text', 'Text', what.text), description: hint }];
    case 'button':
      return [
        text('text', 'Text above the button', what.text, 'textarea'),
        text('label', 'Button text', what.label),
        { ...text('url', 'Button URL', what.url), description: 'Leave empty to show no button.' },
      ];
    case 'picture':
      return [
        { ...text('picture', 'Address of the picture', '', 'url'), description: 'Leave empty to show nothing.' },
        text('alt', 'Alternative text', what.alt),
      ];
    case 'code':
      return [
        {
          ...text('code', 'Code', '', 'code'),
          description: 'HTML and scripts. Only users who may write unfiltered HTML can change it.',
        },
      ];
    case 'print':
      return [text('label', 'Button text', what.label)];
    case 'value':
      return [];
  }
}

/** Texts and times that the owner can change. */
export const insertionSettings = (insertions: readonly Insertion[], _words: Words): readonly PlanSetting[] =>
  insertions.flatMap((one) => {
    const times = (['from', 'until'] as const).flatMap((key) => {
      const value = one[key];
      if (value === undefined) return [];
      return [
        {
          key: `${one.name}_${key}`,
          type: 'datetime' as const,
          label: key === 'from' ? 'Shown from' : 'Shown until',
          description: 'Leave empty for no limit.',
          default: value.length === 10 ? `${value}T${key === 'from' ? '00:00' : '23:59'}` : value,
        },
      ];
    });
    return [...textsOf(one), ...times].map(
      (setting): PlanSetting => ({
        ...setting,
        label: `${labelOf(one)}: ${setting.label.charAt(0).toLowerCase()}${setting.label.slice(1)}`,
        section: 'display',
      }),
    );
  });
