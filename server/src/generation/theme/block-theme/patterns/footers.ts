import { type HtmlCode, html } from '../../../writers/html.ts';
import { socialLinks } from '../../blocks/actions.ts';
import { column, columns, flow, group, row, stack } from '../../blocks/containers.ts';
import { dynamic, siteTagline, siteTitle } from '../../blocks/dynamic.ts';
import { heading, paragraph } from '../../blocks/text.ts';
import type { Layout } from '../../plan/layout.ts';
import type { Build } from '../build.ts';
import { navigation } from './navigation.ts';
import { section } from './section.ts';

const networks = ['instagram', 'mastodon', 'mail'];

const credit = ({ t }: Build): HtmlCode =>
  paragraph(
    html`<?php printf( /* translators: %s: WordPress, with a link */ esc_html__( ${'Proudly powered by %s'}, ${t.domain} ), '<a href="https://wordpress.org/" rel="nofollow">WordPress</a>' ); ?>`,
    { fontSize: 'small' },
  );

const menu = (build: Build, orientation?: 'vertical', justifyContent: 'left' | 'center' = 'left'): HtmlCode =>
  navigation(
    build,
    {
      ariaLabel: build.t.attribute('Footer menu'),
      overlayMenu: 'never',
      layout: { type: 'flex', orientation, justifyContent, flexWrap: 'wrap' },
    },
    build.plan.menus.footer,
  );

const lastLine = (build: Build, color: 'line' | 'base'): HtmlCode =>
  group([siteTitle({ fontSize: 'small' }), credit(build)], {
    align: 'wide',
    layout: row('space-between'),
    padding: { top: '40' },
    borderSides: { top: { color, width: '1px' } },
  });

const label = ({ t }: Build, words: string): HtmlCode => heading(2, t.text(words), { fontSize: 'medium' });

function inColumns(build: Build): HtmlCode {
  return section(
    [
      columns(
        [
          column([siteTitle({ fontSize: 'x-large' }), siteTagline(), socialLinks(networks, { gap: '30' })], {
            width: '46%',
            gap: '30',
          }),
          column([label(build, 'Pages'), menu(build, 'vertical')], { width: '27%', gap: '30' }),
          column(
            [
              label(build, 'Topics'),
              dynamic('categories', { showOnlyTopLevel: true }, { className: 'plain-list', fontSize: 'small' }),
            ],
            {
              width: '27%',
              gap: '30',
            },
          ),
        ],
        { align: 'wide', gap: { top: '50', left: '60' } },
      ),
      lastLine(build, 'line'),
    ],
    { style: 'tinted', padding: { top: '70', bottom: '50' } },
  );
}

function band(build: Build): HtmlCode {
  return section(
    [
      group([siteTitle({ fontSize: 'xx-large' }), siteTagline({ text: 'base', fontSize: 'medium' })], {
        align: 'wide',
        layout: flow,
        gap: '20',
      }),
      group([menu(build), socialLinks(networks, { gap: '30' })], { align: 'wide', layout: row('space-between') }),
      lastLine(build, 'base'),
    ],
    { style: 'ink', padding: { top: '70', bottom: '50' } },
  );
}

function centered(build: Build): HtmlCode {
  return section(
    [
      group(
        [
          siteTitle({ fontSize: 'x-large', textAlign: 'center' }),
          menu(build, undefined, 'center'),
          socialLinks(networks, { gap: '30' }),
          credit(build),
        ],
        {
          align: 'wide',
          layout: stack('center'),
          gap: '40',
          padding: { top: '60' },
          borderSides: { top: { color: 'line', width: '1px' } },
        },
      ),
    ],
    { padding: { top: '60', bottom: '60' } },
  );
}

function line(build: Build): HtmlCode {
  return section(
    [
      group([siteTitle({ fontSize: 'medium' }), menu(build), credit(build)], {
        align: 'wide',
        layout: row('space-between'),
        gap: '40',
        padding: { top: '50' },
        borderSides: { top: { color: 'contrast', width: '2px' } },
      }),
    ],
    { padding: { top: '50', bottom: '50' } },
  );
}

const looks: Record<Layout['footer'], (build: Build) => HtmlCode> = { columns: inColumns, band, centered, line };

export const footer = (build: Build, look: Layout['footer'] = build.plan.layout.footer): HtmlCode => looks[look](build);
