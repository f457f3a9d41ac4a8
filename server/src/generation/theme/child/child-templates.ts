import { type HtmlCode, html, joinHtml, templateFile } from '../../writers/html.ts';
import { docComment } from '../../writers/php.ts';
import { group } from '../blocks/containers.ts';
import { dynamic, postTitle, templatePart } from '../blocks/dynamic.ts';
import { vertically } from '../blocks/look.ts';
import type { Child } from './child-context.ts';

const title = 'Landing page';

/** The template of a block theme for pages that are put together of patterns, out of the parent's header and footer. */
export function landingTemplate({ plan, known }: Child): { name: string; title: string; markup: HtmlCode } | undefined {
  // Only of known parents it is sure that they have parts of these names.
  if (known === undefined || !plan.features.has('custom_templates')) return undefined;
  const main = group(
    [
      postTitle({ level: 1 }, { className: 'screen-reader-text' }),
      dynamic('post-content', { layout: { type: 'constrained' } }, { align: 'full' }),
    ],
    { tag: 'main', layout: { type: 'default' }, margin: vertically('0') },
  );
  return {
    name: 'page-landing',
    title,
    markup: joinHtml([templatePart('header'), main, templatePart('footer')], '\n\n'),
  };
}

/** The same for a parent of PHP templates; its header and footer say what is around the text. */
export const landingPhp = ({ plan }: Child): string =>
  templateFile(
    docComment([
      `Template Name: ${title}`,
      '',
      'A page without title, with the header and footer of the parent theme.',
      '',
      `@package ${plan.names.className}`,
    ]),
    html`
      <?php get_header(); ?>

      <main id="main" class="landing-page">
        <?php
        while ( have_posts() ) {
          the_post();
          the_title( '<h1 class="screen-reader-text">', '</h1>' );
          the_content();
        }
        ?>
      </main>

      <?php get_footer(); ?>
    `,
  );
