import { type HtmlCode, html } from '../../../writers/html.ts';
import { button, buttons, socialLinks } from '../../blocks/actions.ts';
import { constrained, flow, type GroupOptions, group, line, row, stack } from '../../blocks/containers.ts';
import { siteLogo, siteTagline, siteTitle } from '../../blocks/dynamic.ts';
import type { Layout } from '../../plan/layout.ts';
import type { Build } from '../build.ts';
import { navigation } from './navigation.ts';
import { miniCart } from './shop.ts';

const brand = (): HtmlCode => group([siteLogo(48), siteTitle()], { layout: line('left'), gap: '30' });

const menu = (build: Build, justifyContent: 'left' | 'center' | 'right'): HtmlCode =>
  navigation(
    build,
    {
      ariaLabel: build.t.attribute('Main menu'),
      overlayBackgroundColor: 'base',
      overlayTextColor: 'contrast',
      layout: { type: 'flex', justifyContent, flexWrap: 'wrap' },
    },
    build.plan.menus.header,
  );

/** What stands behind the menu: the cart of a shop, and the button for light and dark. */
function tools({ plan, t }: Build): HtmlCode[] {
  const label = html`<span class="screen-reader-text">${t.text('Dark mode')}</span>`;
  return [
    ...(plan.features.has('woocommerce_ready') ? [miniCart()] : []),
    // The script shows the button, because without the script it would do nothing.
    ...(plan.features.has('dark_mode')
      ? [buttons([button(label, { isControl: true, className: 'scheme-button' })])]
      : []),
  ];
}

const frame = (blocks: readonly HtmlCode[], look: GroupOptions = {}): HtmlCode =>
  group(blocks, { align: 'full', layout: constrained, padding: { top: '40', bottom: '40' }, ...look });

function split(build: Build): HtmlCode {
  return frame([
    group(
      [
        brand(),
        group([menu(build, 'right'), ...tools(build)], {
          layout: line('right'),
          gap: '40',
        }),
      ],
      {
        align: 'wide',
        layout: line(),
      },
    ),
  ]);
}

function centered(build: Build): HtmlCode {
  return frame(
    [
      group(
        [
          group(
            [
              siteLogo(64),
              siteTitle({ fontSize: 'x-large', textAlign: 'center' }),
              siteTagline({ textAlign: 'center' }),
            ],
            {
              layout: stack('center'),
              gap: '20',
            },
          ),
          group([menu(build, 'center'), ...tools(build)], {
            layout: line('center'),
            gap: '40',
          }),
        ],
        { align: 'wide', layout: stack('center'), gap: '30' },
      ),
    ],
    { padding: { top: '50', bottom: '40' }, borderSides: { bottom: { color: 'line', width: '1px' } } },
  );
}

function banner(build: Build): HtmlCode {
  const { plan, t, link } = build;
  const { button: next } = plan.copy.action;
  return group(
    [
      group(
        [
          group([siteTagline({ text: 'base' }), socialLinks(['instagram', 'mail'], { gap: '30' })], {
            align: 'wide',
            layout: line(),
          }),
        ],
        { align: 'full', className: 'is-style-section-ink header-banner', padding: { top: '20', bottom: '20' } },
      ),
      frame([
        group(
          [
            brand(),
            group(
              [
                menu(build, 'right'),
                ...tools(build),
                buttons([button(t.text(next.label), { url: link(next.url) })], { className: 'header-action' }),
              ],
              { layout: line('right'), gap: '40' },
            ),
          ],
          { align: 'wide', layout: line() },
        ),
      ]),
    ],
    { align: 'full', layout: flow, gap: '0' },
  );
}

function ruled(build: Build): HtmlCode {
  return frame(
    [
      group([group([brand()], { layout: line() }), siteTagline({ className: 'header-tagline' }), ...tools(build)], {
        align: 'wide',
        layout: line(),
        padding: { bottom: '30' },
        borderSides: { bottom: { color: 'contrast', width: '2px' } },
      }),
      group([menu(build, 'left')], { align: 'wide', layout: row() }),
    ],
    { padding: { top: '40', bottom: '30' }, gap: '30' },
  );
}

const looks: Record<Layout['header'], (build: Build) => HtmlCode> = { split, centered, banner, ruled };

export const header = (build: Build, look: Layout['header'] = build.plan.layout.header): HtmlCode => looks[look](build);
