import { type HtmlCode, html } from '../../../writers/html.ts';
import { button, buttons } from '../../blocks/actions.ts';
import { flow, group, row } from '../../blocks/containers.ts';
import { dynamic, postDate, postTerms, postTitle } from '../../blocks/dynamic.ts';
import { vertically } from '../../blocks/look.ts';
import { postTemplate, query } from '../../blocks/loops.ts';
import { heading, paragraph } from '../../blocks/text.ts';
import type { Build } from '../build.ts';
import { latestPosts } from './posts.ts';
import { section, sectionHeading } from './section.ts';

export const search = ({ t }: Build): HtmlCode =>
  dynamic('search', {
    label: t.attribute('Search'),
    showLabel: false,
    placeholder: t.attribute('What are you looking for?'),
    buttonText: t.attribute('Search'),
  });

export const notFound = (build: Build): HtmlCode => {
  const { t } = build;
  return group(
    [
      paragraph(html`404`, { text: 'primary', fontSize: 'large', fontFamily: build.plan.typePair.heading.slug }),
      heading(1, t.text('Page not found')),
      paragraph(
        t.text(
          'The page you are looking for may have been moved or deleted. Try a search, or return to the home page.',
        ),
        {
          fontSize: 'large',
          className: 'short-lines',
        },
      ),
      search(build),
      buttons([
        button(t.text('Go to the home page'), {
          url: html`<?php echo esc_url( home_url( '/' ) ); ?>`,
          className: 'is-style-outline',
        }),
      ]),
    ],
    { align: 'wide', layout: flow, gap: '40', padding: vertically('70') },
  );
};

export const noResults = (build: Build): HtmlCode =>
  group(
    [
      paragraph(build.t.text('Sorry, no posts matched your search. Please try again with different keywords.'), {
        fontSize: 'large',
      }),
      search(build),
    ],
    {
      layout: flow,
      gap: '40',
    },
  );

export const blogHeading = ({ plan, t }: Build): HtmlCode => heading(1, t.text(plan.copy.posts), { align: 'wide' });

export const postMeta = ({ t }: Build): HtmlCode =>
  group(
    [
      postDate(),
      paragraph(t.text('by'), { text: 'contrast-2', fontSize: 'small' }),
      dynamic('post-author-name', { isLink: true }),
      dynamic('post-terms', { term: 'category', prefix: t.attribute('in ') }, { text: 'contrast-2' }),
    ],
    { layout: row(), gap: '20' },
  );

export const postEnd = ({ t }: Build): HtmlCode =>
  group(
    [
      postTerms('post_tag', { className: 'tag-list' }, { separator: ' ' }),
      group(
        [
          dynamic('post-navigation-link', {
            type: 'previous',
            showTitle: true,
            label: t.attribute('Before:'),
            arrow: 'arrow',
          }),
          dynamic('post-navigation-link', { showTitle: true, label: t.attribute('Next:'), arrow: 'arrow' }),
        ],
        {
          tag: 'div',
          layout: { type: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
          padding: { top: '40', bottom: '40' },
          borderSides: { top: { color: 'line', width: '1px' }, bottom: { color: 'line', width: '1px' } },
          fontSize: 'small',
        },
      ),
    ],
    { layout: flow, gap: '50', margin: { top: '60', bottom: '0' } },
  );

export const morePosts = (build: Build): HtmlCode =>
  section(
    [
      sectionHeading(build, 'Related posts'),
      latestPosts(build, {
        // Three in a row below an article, whatever the list of posts looks like.
        look: build.plan.layout.blog === 'lead' ? 'grid' : build.plan.layout.blog,
        perPage: build.plan.layout.blog === 'pairs' ? 2 : 3,
        id: 5,
        ground: 'base-2',
        excludeCurrent: true,
      }),
    ],
    { style: 'tinted' },
  );

export const author = ({ t }: Build): HtmlCode =>
  group(
    [
      dynamic('avatar', { size: 72 }),
      group(
        [
          paragraph(t.text('Written by'), { text: 'contrast-2', fontSize: 'small' }),
          dynamic('post-author-name', { isLink: true }, { fontSize: 'large', text: 'contrast' }),
          dynamic('post-author-biography', {}, { fontSize: 'small' }),
        ],
        { layout: flow, gap: '20' },
      ),
    ],
    {
      layout: { type: 'flex', flexWrap: 'nowrap', verticalAlignment: 'top' },
      gap: '40',
      margin: { top: '60', bottom: '0' },
    },
  );

export const sidebar = (build: Build): HtmlCode => {
  const { t } = build;
  const part = (title: string, block: HtmlCode): HtmlCode =>
    group([heading(2, t.text(title), { fontSize: 'medium' }), block], { layout: flow, gap: '30' });
  return group(
    [
      search(build),
      part(
        'Latest',
        query(
          [
            postTemplate(
              [
                group([postTitle({ level: 3, isLink: true }, { fontSize: 'medium' }), postDate()], {
                  layout: flow,
                  gap: '20',
                }),
              ],
              { layout: { type: 'default' }, gap: '40' },
            ),
          ],
          { id: 6, perPage: 4 },
        ),
      ),
      part('Topics', dynamic('categories', { showPostCounts: true }, { className: 'plain-list', fontSize: 'small' })),
      part('Tags', dynamic('tag-cloud', { smallestFontSize: '0.875rem', largestFontSize: '1.125rem' })),
    ],
    { layout: flow, gap: '60' },
  );
};
