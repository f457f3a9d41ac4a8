import type { FrontSection } from '@presswright/shared/schemas/plans/theme-vocabulary';
import type { HtmlCode } from '../../../writers/html.ts';
import { type GroupOptions, group, stack } from '../../blocks/containers.ts';
import { vertically } from '../../blocks/look.ts';
import { heading, paragraph } from '../../blocks/text.ts';
import type { Build } from '../build.ts';

export type SectionStyle = 'tinted' | 'primary' | 'ink';

/** A band over the whole width of the page, with its parts in the middle. */
export function section(
  blocks: readonly HtmlCode[],
  {
    style,
    ...look
  }: Omit<GroupOptions, 'align' | 'className' | 'tag'> & { readonly style?: SectionStyle | undefined } = {},
): HtmlCode {
  return group(blocks, {
    align: 'full',
    className: style && `is-style-section-${style}`,
    margin: vertically('0'),
    padding: vertically('70'),
    gap: '60',
    ...look,
  });
}

/** A section's heading, wide, with room for a lead below it. */
export function sectionHeading({ t }: Build, title: string, lead?: string): HtmlCode {
  return group(
    [heading(2, t.text(title)), ...(lead === undefined ? [] : [paragraph(t.text(lead), { fontSize: 'large' })])],
    { align: 'wide', layout: stack(), gap: '30' },
  );
}

/** Sections that have a colour of their own. */
const hasOwnColor = ({ plan: { layout } }: Build, name: FrontSection): boolean =>
  name === 'action' || (name === 'voices' && layout.voices === 'one');

/** Whether a section is tinted: on the front page every second of those that have no colour of their own. */
export function isTinted(build: Build, name: FrontSection): boolean {
  const plain = build.plan.sections.filter((one) => !hasOwnColor(build, one));
  return plain.indexOf(name) % 2 === 1;
}
