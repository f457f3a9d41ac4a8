import { type HtmlCode, templateFile } from '../../writers/html.ts';
import { docComment, identifier, joinPhp, type PhpCode, php, phpFile } from '../../writers/php.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';

/** What the writers of a classic theme's files work with. */
export interface Classic {
  readonly plan: ThemePlan;
  /** Text domain. */
  readonly domain: string;
  /** Whether the theme brings theme.json: patterns need its presets too. */
  readonly hasThemeJson: boolean;
  /** A function of the theme: `entry_meta` → `corner_bakery_entry_meta`. */
  fn(name: string): PhpCode;
  /** The same name as a callback of a hook. */
  callback(name: string): string;
  /** A template: a comment that says what it shows, then markup. @param header lines before it, such as `Template Name` */
  template(says: string, body: HtmlCode, header?: readonly string[]): string;
  /** A file of functions. */
  library(says: string, body: PhpCode): string;
}

/** @param plan of a classic theme */
export function classicOf(plan: ThemePlan): Classic {
  const { names, features } = plan;
  const callback = (name: string): string => `${names.prefix}_${name}`;
  const fileComment = (lines: readonly string[]): PhpCode => docComment([...lines, '', `@package ${names.className}`]);
  return {
    plan,
    domain: names.slug,
    hasThemeJson: features.has('theme_json') || features.has('block_patterns'),
    fn: (name) => identifier(callback(name)),
    callback,
    template: (says, body, header = []) =>
      templateFile(fileComment([...header, ...(header.length > 0 ? [''] : []), says]), body),
    library: (says, body) => phpFile(joinPhp([fileComment([says]), php`defined( 'ABSPATH' ) || exit;`, body], '\n\n')),
  };
}
