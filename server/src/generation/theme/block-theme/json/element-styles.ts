import type { JsonValue } from '../../../writers/json.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';
import { color, custom, family, size } from './preset.ts';

const focusRing = { outline: { color: 'currentColor', offset: '3px', style: 'solid', width: '2px' } };

/** `styles.elements` of theme.json: links, buttons, headings and captions with their states. */
export function elementStyles({ typePair: { heading, headingSetting } }: ThemePlan): JsonValue {
  return {
    button: {
      border: { color: 'transparent', radius: custom('radius|button'), style: 'solid', width: '2px' },
      color: { background: color('primary'), text: color('primary-contrast') },
      spacing: { padding: { bottom: '0.7rem', left: '1.5rem', right: '1.5rem', top: '0.7rem' } },
      typography: { fontSize: size('small'), fontWeight: '600', lineHeight: '1.4', textDecoration: 'none' },
      ':hover': { color: { background: color('contrast'), text: color('base') } },
      ':focus': { color: { background: color('contrast'), text: color('base') } },
      ':focus-visible': {
        color: { background: color('contrast'), text: color('base') },
        outline: { color: color('contrast'), offset: '3px', style: 'solid', width: '2px' },
      },
      ':active': { color: { background: color('contrast'), text: color('base') } },
    },
    caption: { color: { text: color('contrast-2') }, typography: { fontSize: size('small'), lineHeight: '1.5' } },
    cite: { typography: { fontSize: size('small'), fontStyle: 'normal' } },
    heading: {
      typography: {
        fontFamily: family(heading.slug),
        fontWeight: headingSetting.fontWeight,
        letterSpacing: headingSetting.letterSpacing,
        lineHeight: headingSetting.lineHeight,
      },
    },
    h1: { typography: { fontSize: size('xx-large') } },
    h2: { typography: { fontSize: size('x-large') } },
    h3: { typography: { fontSize: size('large') } },
    h4: { typography: { fontSize: size('medium'), lineHeight: '1.4' } },
    h5: { typography: { fontSize: size('medium'), lineHeight: '1.4' } },
    h6: { typography: { fontSize: size('small'), lineHeight: '1.4' } },
    link: {
      color: { text: color('primary') },
      typography: { textDecoration: 'underline' },
      ':hover': { color: { text: color('contrast') }, typography: { textDecoration: 'none' } },
      ':focus': { color: { text: color('contrast') } },
      ':focus-visible': focusRing,
    },
  };
}
