import { type CssCode, css } from '../../../writers/css.ts';
import type { StyleKit } from '../../styles/style-kit.ts';
import type { ViewElement, ViewNode } from '../../view/view.ts';

/** A button with a text; its directives count on the front end only. */
export function button(part: string, text: string, frontProps: Readonly<Record<string, string>>): ViewElement {
  const label: ViewNode = { kind: 'text', tag: 'span', part: `${part}-label`, text };
  return {
    kind: 'element',
    tag: 'button',
    part,
    props: {},
    frontProps: { type: 'button', ...frontProps },
    children: [label],
  };
}

/** Looks of a button that opens something; without scripts there is none. */
export const buttonRules = (kit: StyleKit, part: string): CssCode => css`
  ${kit.part(part)} {
    align-items: center;
    align-self: start;
    background: none;
    border: 1px solid currentcolor;
    border-radius: calc(${kit.get('radius')} * 0.5 + 0.25rem);
    color: inherit;
    cursor: pointer;
    display: inline-flex;
    font: inherit;
    font-size: 0.9em;
    font-weight: 600;
    gap: 0.5em;
    min-block-size: 2.75rem;
    padding: 0.4em 1.1em;
  }

  ${kit.part(part)}:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  ${kit.part(part)}:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }

  @media (scripting: none) {

    ${kit.part(part)} {
      display: none;
    }
  }
`;
