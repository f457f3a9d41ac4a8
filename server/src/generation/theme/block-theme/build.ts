import { type HtmlCode, html } from '../../writers/html.ts';
import { linkTo } from '../link-to.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import type { PictureName } from '../theme-pictures.ts';
import { type Translated, translated } from '../translated.ts';

/** What the writers of templates and patterns work with. */
export interface Build {
  readonly plan: ThemePlan;
  readonly t: Translated;
  /** Level of the heading of a hero: 2 where the page has a title above it. */
  readonly heroLevel: 1 | 2;
  /** Slug of one of the theme's patterns. */
  pattern(name: string): string;
  /** Address of one of the theme's pictures, as PHP prints it. */
  picture(name: PictureName): HtmlCode;
  /** Address that a button or an entry of a menu leads to, as PHP prints it; without one the front page. */
  link(url?: string): HtmlCode;
}

export const buildOf = (plan: ThemePlan, heroLevel: Build['heroLevel'] = 1): Build => ({
  plan,
  heroLevel,
  t: translated(plan.names.slug),
  pattern: (name) => `${plan.names.slug}/${name}`,
  picture: (name) => html`<?php echo esc_url( get_theme_file_uri( ${`assets/images/${name}.svg`} ) ); ?>`,
  link: linkTo,
});
