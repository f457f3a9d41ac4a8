// What sets each kind of block apart, side by side: it is as long as there are kinds.
import type { StyleVariant } from '@presswright/shared/schemas/block-parts';
import { type CssCode, css, cssName, cssValue, joinCss, noCss } from '../../writers/css.ts';
import { choiceClass, modifierOf } from '../editor/value-code.ts';
import type { BlockAttribute, BlockPlan } from '../plan.ts';
import { brandAccent } from './accent-tokens.ts';
import { minusSign, plusSign } from './plus-sign.ts';
import { rule } from './role-rules.ts';
import type { StyleKit } from './style-kit.ts';
import { ink, mix, modernColors, paper } from './theme-colors.ts';
import type { ViewPart } from './view-parts.ts';

/** Finds the selectors of parts by kind and role. */
type Find = (kind: ViewPart['kind'], ...roles: string[]) => readonly CssCode[];

/** A pseudo-class or pseudo-element behind every selector. */
const behind = (found: readonly CssCode[], suffix: CssCode): CssCode[] =>
  found.map((selector) => css`${selector}${suffix}`);

const join = (...rules: CssCode[]): CssCode => joinCss(rules, '\n\n');

const quotation = (kit: StyleKit, find: Find): CssCode =>
  join(
    rule(
      find('region', 'statement'),
      css`
        position: relative;
      `,
    ),
    rule(
      behind(find('region', 'statement'), css`::before`),
      css`
        color: ${kit.get('accent')};
        content: "\201c";
        display: block;
        font-family: Georgia, "Times New Roman", serif;
        font-size: 4.5em;
        line-height: 1;
        margin-block-end: -0.55em;
      `,
    ),
  );

/** Whether a block shows several things that each have a quote, and none itself. */
const isList = (find: Find): boolean =>
  find('list', 'rows').length > 0 && find('value', 'quote', 'body', 'author').length === 0;

const portrait = (found: readonly CssCode[]): CssCode =>
  rule(
    found,
    css`
      aspect-ratio: 1;
      border-radius: 50%;
      inline-size: 3.5rem;
      object-fit: cover;
    `,
  );

/** What makes one kind of block look like itself, besides its layout and the looks of its values. */
const archetypeLooks: Readonly<
  Record<string, (kit: StyleKit, find: Find, variants: readonly StyleVariant[]) => CssCode>
> = {
  testimonial: (kit, find) =>
    isList(find)
      ? join(
          portrait(find('field', 'image', 'avatar')),
          rule(
            find('field', 'author'),
            css`
              font-weight: 600;
            `,
          ),
        )
      : join(quotation(kit, find), portrait(find('value', 'image', 'avatar'))),

  quote: (kit, find) =>
    join(
      rule(
        find('region', 'statement'),
        css`
          border-inline-start: 0.25rem solid ${kit.get('accent')};
          padding-inline-start: 1.25rem;
        `,
      ),
      rule(
        find('region', 'source-line'),
        css`
          padding-inline-start: 1.5rem;
        `,
      ),
    ),

  pricing: (kit, find) =>
    join(
      rule(
        find('list', 'list'),
        css`
          align-self: stretch;
          border-block-start: 1px solid ${kit.get('border')};
          padding-block-start: ${kit.get('gap')};
          text-align: start;
        `,
      ),
      find('region', 'flags').length === 0
        ? noCss
        : css`
        ${kit.root} {
          ${kit.set('border-width')}: 1px;
          ${kit.set('padding')}: 2rem 1.5rem;
          position: relative;
        }
      `,
      rule(
        find('region', 'flags'),
        css`
          inset-block-start: 0;
          inset-inline: 0;
          justify-content: center;
          position: absolute;
          translate: 0 -50%;
        `,
      ),
      rule(
        find('item', 'rows'),
        css`
          border: 1px solid ${kit.get('border')};
          border-radius: calc(${kit.get('radius')} + 0.5rem);
          padding: 1.75rem 1.5rem 1.5rem;
        `,
      ),
      rule(
        find('field', 'link'),
        css`
          background-color: ${kit.get('accent')};
          border-radius: calc(${kit.get('radius')} * 0.5 + 0.25rem);
          color: ${kit.get('on-accent')};
          font-weight: 600;
          margin-block-start: auto;
          padding: 0.75em 1.25em;
          text-align: center;
          text-decoration: none;
        `,
      ),
      rule(
        find('region', 'actions'),
        css`
          align-self: stretch;
          margin-block-start: auto;
        `,
      ),
      rule(
        find('value', 'link'),
        css`
          flex: 1 1 100%;
        `,
      ),
    ),

  team: (_kit, find) =>
    rule(
      find('value', 'image', 'avatar'),
      css`
        aspect-ratio: 1;
        border-radius: 50%;
        inline-size: 9rem;
        object-fit: cover;
      `,
    ),

  faq: (kit, find) =>
    join(
      rule(
        find('list', 'rows'),
        css`
          border-block-start: 1px solid ${kit.get('border')};
        `,
      ),
      rule(
        find('item', 'rows'),
        css`
          border-block-end: 1px solid ${kit.get('border')};
          display: block;
        `,
      ),
      ...summaryRules(kit, find),
    ),

  timeline: (kit, find) =>
    join(
      rule(
        find('list', 'rows'),
        css`
          border-inline-start: 2px solid ${kit.get('border')};
          display: flex;
          flex-direction: column;
          gap: calc(${kit.get('gap')} * 1.25);
          list-style: none;
          margin-inline-start: 0.4375rem;
          padding: 0;
        `,
      ),
      rule(
        find('item', 'rows'),
        css`
          padding-inline-start: 1.75rem;
          position: relative;
        `,
      ),
      rule(
        behind(find('item', 'rows'), css`::before`),
        css`
          background-color: ${kit.get('accent')};
          block-size: 0.875rem;
          border-radius: 50%;
          content: "";
          inline-size: 0.875rem;
          inset-block-start: 0.3em;
          inset-inline-start: calc(-0.4375rem - 1px);
          position: absolute;
        `,
      ),
    ),

  hero: (kit, find, variants) =>
    join(
      css`
        ${kit.root} {
          ${kit.set('surface')}: ${ink};
          ${kit.set('text')}: ${paper};
          ${kit.set('padding')}: clamp(1.5rem, 6vw, 4.5rem);
          ${kit.set('muted')}: currentcolor;
        }
      `,
      joinCss(
        (['card', 'filled'] as const)
          .filter((variant) => variants.includes(variant))
          .map((variant) => brandAccent(kit, kit.variant(variant))),
        '\n\n',
      ),
      rule(
        find('value', 'link').map((link) => css`${kit.root} ${link}`),
        css`
          background-color: ${kit.get('accent')};
          color: ${kit.get('on-accent')};
        `,
      ),
      rule(
        find('region', 'backdrop'),
        css`
          inset: 0;
          position: absolute;
          z-index: -1;
        `,
      ),
      rule(
        behind(find('region', 'backdrop'), css`::after`),
        css`
          background-color: ${kit.get('surface')};
          content: "";
          inset: 0;
          opacity: 0.72;
          position: absolute;
        `,
      ),
      rule(
        find('value', 'background-image', 'image'),
        css`
          block-size: 100%;
          inline-size: 100%;
          object-fit: cover;
        `,
      ),
      rule(
        find('value', 'title'),
        css`
          font-size: clamp(2em, 1.4em + 3vw, 3.25em);
          letter-spacing: -0.01em;
          line-height: 1.1;
        `,
      ),
    ),

  stats: (kit) => css`
    ${kit.root}::before {
      background-color: ${kit.get('accent')};
      block-size: 0.25rem;
      border-radius: 0.125rem;
      content: "";
      inline-size: 2.5rem;
      margin-block-end: 0.5rem;
    }
  `,

  features: (kit, find) =>
    rule(
      find('item', 'rows'),
      css`
        border-block-start: 2px solid ${kit.get('accent')};
        padding-block-start: 1rem;
      `,
    ),

  alert: (kit, find) =>
    join(
      css`
        ${kit.root} {
          ${kit.set('padding')}: 1rem 1.25rem;
          ${kit.set('gap')}: 0.25rem;
          ${kit.set('surface')}: rgb(127 127 127 / 8%);
          border-inline-start: 0.3125rem solid ${kit.get('accent')};
          border-radius: 0.375rem;
        }

        @supports ${modernColors} {

          ${kit.root} {
            ${kit.set('surface')}: ${mix(kit.get('accent'), 10, cssValue('transparent'))};
          }
        }
      `,
      rule(
        find('value', 'title'),
        css`
          font-size: 1.125em;
          line-height: 1.4;
        `,
      ),
    ),

  progress: (kit, find) =>
    join(
      rule(
        find('region', 'meter'),
        css`
          display: flex;
          flex-direction: column;
          gap: 0.35em;
        `,
      ),
      rule(
        find('value', 'label', 'title'),
        css`
          font-weight: 600;
        `,
      ),
      css`
        ${kit.root} {
          ${kit.set('gap')}: 0.25em;
        }

        ${kit.root} progress {
          appearance: none;
          background-color: ${kit.get('border')};
          block-size: 0.875rem;
          border: 0;
          border-radius: 99rem;
          color: ${kit.get('accent')};
          inline-size: 100%;
          overflow: hidden;
        }

        ${kit.root} progress::-webkit-progress-bar {
          background-color: transparent;
        }

        ${kit.root} progress::-webkit-progress-value {
          background-color: ${kit.get('accent')};
          border-radius: 99rem;
        }

        ${kit.root} progress::-moz-progress-bar {
          background-color: ${kit.get('accent')};
        }

        ${kit.root} :not(progress)[class*="percent"],
        ${kit.root} :not(progress)[class*="progress"]:not(div) {
          font-size: 1em;
        }
      `,
    ),

  hours: (kit, find) =>
    join(
      rule(
        find('list', 'rows'),
        css`
          align-self: stretch;
          list-style: none;
          max-inline-size: 28rem;
          padding: 0;
        `,
      ),
      rule(
        find('item', 'rows'),
        css`
          border-block-end: 1px solid ${kit.get('border')};
          flex-direction: row;
          flex-wrap: wrap;
          gap: 0.25rem 1rem;
          justify-content: space-between;
          padding-block: 0.5em;
        `,
      ),
    ),

  menu: (kit, find) =>
    join(
      rule(
        find('list', 'rows'),
        css`
          align-self: stretch;
          list-style: none;
          max-inline-size: 44rem;
          padding: 0;
        `,
      ),
      rule(
        find('item', 'rows'),
        css`
          border-block-end: 1px solid ${kit.get('border')};
          column-gap: 1.5rem;
          display: grid;
          grid-template-columns: 1fr auto;
          padding-block: 0.75em;
        `,
      ),
      rule(
        find('item', 'rows').map((item) => css`:where(${item}) > *`),
        css`
          grid-column: 1;
        `,
      ),
      rule(
        find('field', 'price'),
        css`
          font-size: 1.125em;
          grid-column: 2;
          grid-row: 1;
        `,
      ),
    ),

  schedule: (kit, find) =>
    join(
      rule(
        find('list', 'rows'),
        css`
          align-self: stretch;
          list-style: none;
          padding: 0;
        `,
      ),
      rule(
        find('item', 'rows'),
        css`
          align-items: baseline;
          border-block-end: 1px solid ${kit.get('border')};
          display: grid;
          gap: 0.25rem 0.75rem;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));
          padding-block: 0.75em;
        `,
      ),
    ),

  countdown: (_kit, find) =>
    rule(
      find('value', 'end-date', 'date'),
      css`
        font-size: 1.125em;
        line-height: 1.2;
      `,
    ),
};

function summaryRules(kit: StyleKit, find: Find): CssCode[] {
  const summaries = find('item', 'rows').map((item) => css`${item} > summary`);
  return [
    rule(
      summaries,
      css`
        align-items: center;
        cursor: pointer;
        display: flex;
        gap: 1rem;
        justify-content: space-between;
        list-style: none;
        padding-block: 1rem;
      `,
    ),
    rule(
      behind(summaries, css`::-webkit-details-marker`),
      css`
        display: none;
      `,
    ),
    rule(
      behind(summaries, css`::after`),
      css`
        ${plusSign}
      `,
    ),
    rule(
      behind(find('item', 'rows'), css`[open] > summary::after`),
      css`
        ${minusSign}
      `,
    ),
    rule(
      find('item', 'rows').map((item) => css`${item} > :not(summary)`),
      css`
        color: ${kit.get('muted')};
        padding-block-end: 1.25rem;
      `,
    ),
  ];
}

/** Colours of messages by what they mean: all readable under white text, and as marks on white. */
export const meanings: Readonly<Record<string, string>> = {
  info: '#1d5fa8',
  information: '#1d5fa8',
  note: '#1d5fa8',
  success: '#1a7340',
  tip: '#1a7340',
  warning: '#9a5b00',
  caution: '#9a5b00',
  error: '#b3261e',
  danger: '#b3261e',
};

/** The accent colour of messages by the values of their enumerations. */
export function meaningRules(kit: StyleKit, attributes: readonly BlockAttribute[]): CssCode {
  const choices = attributes.filter((attribute) => modifierOf(attribute)?.values !== undefined);
  const rules = choices.flatMap((attribute) =>
    attribute.options
      .filter(({ value }) => Object.hasOwn(meanings, value))
      .map(({ value }) =>
        rule(
          [css`${kit.root}.${cssName(choiceClass(attribute, value))}`],
          css`
            ${kit.set('accent')}: ${cssValue(meanings[value] ?? '')};
          `,
        ),
      ),
  );
  return joinCss(rules, '\n\n');
}

/** The rules of an archetype; none for those whose layout says all. */
export function archetypeRules(
  kit: StyleKit,
  parts: readonly ViewPart[],
  { archetype, variants }: Pick<BlockPlan, 'archetype' | 'variants'>,
): CssCode {
  const find: Find = (kind, ...roles) =>
    parts.filter((part) => part.kind === kind && roles.includes(part.role)).map(({ part }) => kit.part(part));
  return Object.hasOwn(archetypeLooks, archetype) ? (archetypeLooks[archetype]?.(kit, find, variants) ?? noCss) : noCss;
}
