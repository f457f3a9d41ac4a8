import type { JsonValue } from '../../../writers/json.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';
import { color, custom, family, size, space } from './preset.ts';

/** A link that is told by its place, not by an underline, until it is pointed at. */
const quietLink = {
  link: {
    color: { text: 'currentColor' },
    typography: { textDecoration: 'none' },
    ':hover': { color: { text: 'currentColor' }, typography: { textDecoration: 'underline' } },
    ':focus': { color: { text: 'currentColor' }, typography: { textDecoration: 'underline' } },
  },
};

const muted = { color: { text: color('contrast-2') }, typography: { fontSize: size('small') } };

/** `styles.blocks` of theme.json. */
export function blockStyles({ typePair: { heading } }: ThemePlan): JsonValue {
  return {
    'core/avatar': { border: { radius: '999px' } },
    'core/button': {
      variations: {
        outline: {
          border: { color: 'currentColor', style: 'solid', width: '2px' },
          color: { background: 'transparent', text: 'currentColor' },
          spacing: { padding: { bottom: '0.7rem', left: '1.5rem', right: '1.5rem', top: '0.7rem' } },
        },
      },
    },
    'core/code': {
      border: { radius: custom('radius|card') },
      color: { background: color('base-2'), text: color('contrast') },
      spacing: { padding: { bottom: space('40'), left: space('40'), right: space('40'), top: space('40') } },
      typography: { fontFamily: family('mono'), fontSize: size('small'), lineHeight: '1.6' },
    },
    'core/columns': { spacing: { blockGap: space('50') } },
    'core/comment-author-name': { typography: { fontWeight: '600' }, elements: quietLink },
    'core/comment-date': { ...muted, elements: quietLink },
    'core/comment-edit-link': muted,
    'core/comment-reply-link': { typography: { fontSize: size('small') } },
    'core/comments-title': { typography: { fontSize: size('x-large') } },
    'core/cover': { border: { radius: '0' } },
    'core/details': {
      border: { bottom: { color: color('line'), style: 'solid', width: '1px' } },
      spacing: { padding: { bottom: space('40'), top: space('40') } },
    },
    'core/image': { border: { radius: custom('radius|card') } },
    'core/navigation': {
      spacing: { blockGap: space('40') },
      typography: { fontSize: size('small'), fontWeight: '500' },
      elements: quietLink,
    },
    'core/post-author-name': { ...muted, elements: quietLink },
    'core/post-comments-form': { spacing: { padding: { top: space('40') } } },
    'core/post-date': { ...muted, elements: quietLink },
    'core/post-excerpt': { color: { text: color('contrast-2') }, typography: { lineHeight: '1.6' } },
    'core/post-featured-image': { border: { radius: custom('radius|card') } },
    'core/post-terms': { typography: { fontSize: size('small') }, elements: quietLink },
    'core/post-title': {
      elements: {
        link: {
          color: { text: 'currentColor' },
          typography: { textDecoration: 'none' },
          ':hover': { color: { text: color('primary') }, typography: { textDecoration: 'underline' } },
          ':focus': { color: { text: color('primary') }, typography: { textDecoration: 'underline' } },
        },
      },
    },
    'core/pullquote': {
      border: { color: color('primary'), style: 'solid', width: '2px 0' },
      spacing: { padding: { bottom: space('50'), left: '0', right: '0', top: space('50') } },
      typography: { fontFamily: family(heading.slug), fontSize: size('x-large'), lineHeight: '1.3' },
    },
    'core/query-pagination': { typography: { fontSize: size('small'), fontWeight: '600' }, elements: quietLink },
    'core/query-title': { typography: { fontSize: size('xx-large') } },
    'core/quote': {
      border: {
        left: { color: color('primary'), style: 'solid', width: '3px' },
        bottom: { width: '0' },
        right: { width: '0' },
        top: { width: '0' },
      },
      spacing: { padding: { bottom: '0', left: space('40'), right: '0', top: '0' } },
      typography: { fontSize: size('large'), lineHeight: '1.5' },
    },
    'core/read-more': { typography: { fontSize: size('small'), fontWeight: '600' } },
    'core/search': {
      elements: { button: { border: { radius: custom('radius|button') } } },
      typography: { fontSize: size('small') },
    },
    'core/separator': { border: { color: color('line'), style: 'solid', width: '0 0 1px' } },
    'core/site-tagline': muted,
    'core/site-title': {
      elements: quietLink,
      typography: { fontFamily: family(heading.slug), fontSize: size('large'), fontWeight: '700', lineHeight: '1.2' },
    },
    'core/table': { typography: { fontSize: size('small') } },
    'core/term-description': { color: { text: color('contrast-2') }, typography: { fontSize: size('large') } },
  };
}
