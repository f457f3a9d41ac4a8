import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { Details } from '../details/details.ts';
import { capabilityIn } from '../details/who.ts';
import type { Draft } from '../draft.ts';

const menus: readonly (readonly [RegExp, string])[] = [
  [/\bdashboard\b/i, 'index.php'],
  [/\bposts\b/i, 'edit.php'],
  [/\bmedia\b/i, 'upload.php'],
  [/\bpages\b/i, 'edit.php?post_type=page'],
  [/\bcomments\b/i, 'edit-comments.php'],
  [/\bappearance\b/i, 'themes.php'],
  [/\bplugins\b/i, 'plugins.php'],
  [/\busers\b/i, 'users.php'],
  [/\btools\b/i, 'tools.php'],
  [/\bsettings\b/i, 'options-general.php'],
];

const word = (name: string) => menus.find(([said]) => said.test(name))?.[1];

const parentOf = (c: Composer): string | null => {
  const said =
    /\b(?:under|below|beneath|inside|submenu (?:page |item |entry )?(?:of|under|in|to)|child of|to the|in the|in)\s+(?:the )?["'`]?(dashboard|posts|media|pages|comments|appearance|plugins|users|tools|settings)["'`]?\b(?! (?:page|list|screen|table))/i.exec(
      c.text,
    )?.[1] ?? /\b(tools|settings|users|appearance|plugins|media) (?:sub-?menu|sub-?page)/i.exec(c.text)?.[1];
  if (said !== undefined) return word(said) ?? null;
  const type =
    /\b(?:under|below|inside|submenu of)\s+(?:the )?(?:menu of )?(?:the )?post type\s+["'`]?([a-z][\w-]*)/i.exec(
      c.text,
    )?.[1];
  return type === undefined ? null : `edit.php?post_type=${type}`;
};

/** The entries that go, from the clauses that refuse them. */
function removals(d: Details): PhpCode[] {
  return d.clauses.flatMap(({ text, isRefused }) => {
    if (!isRefused || /\b(?:meta ?box|column|widget|notice|bar)\b/i.test(text)) return [];
    const said = text.replace(/\b(?:from|for|unless|except)\b[^,;\n]*$/i, '');
    const sub =
      /["'`]?([\w-]+\.php(?:\?[\w=&-]+)?)["'`]?\s+(?:sub-?menu|sub-?page)?[^,;\n]*\b(?:under|from|of|in)\s+["'`]?([\w-]+\.php(?:\?[\w=&-]+)?)/i.exec(
        text,
      );
    if (sub !== null) return [php`remove_submenu_page( ${sub[2] ?? ''}, ${sub[1] ?? ''} );`];
    return menus.filter(([one]) => one.test(said)).map(([, page]) => php`remove_menu_page( ${page} );`);
  });
}

const isText = /^[A-Z]/;

/** A page of the administration, and entries of its menu that go. */
export const adminPages: Draft = {
  id: 'draft-admin-pages',
  name: 'add_admin_page',
  isWhole: true,
  needs:
    /\badmin (?:menu )?page\b|\b(?:sub-?)?menu page\b|\btop[- ]level (?:admin |menu )?(?:page|item|menu)|\bsub-?page\b|\bpage (?:below|under|in|to) (?:the )?(?:tools|settings|users|appearance|media|dashboard|admin)|\b(?:hide|remove)\b[^.\n]*\bmenus?\b|\bmenus?\b[^.\n]*\b(?:hidden|removed)\b/,
  never:
    /nav(?:igation)? menu|locations?\b|\bfields?\b|\boption(?!s-)(?!al)|register_setting|settings (?:api|section)|post type (?:menu|with|called)|admin bar|toolbar|menu items?\b(?! to the admin)|form\b|\bbuttons?\b|list table|table of|query|csv|export|shortcode|\bclass\b|rest\b|taxonom|script|style|redirect|widget|notice|register (?:a|the) (?:custom )?post type|show_in_menu|customizer/,
  compose(c) {
    const d = new Details(c);
    const gone = removals(d);
    const added = d.clauses.some(({ text, isRefused }) => !isRefused && /\b(?:page|sub-?menu|sub-?page)\b/i.test(text));
    const menu = d.text('menu (?:title|label|name|text)|shown as|labell?ed|label');
    const page =
      d.text('page (?:title|heading)|page titled|headline|heading') ??
      (menu === null ? null : d.text('(?:sub-?menu )?page(?: called| named)?'));
    const quoted = c.instruction.quoted.filter(({ text }) => isText.test(text)).map(({ text }) => text);
    const title = menu ?? d.text('(?:sub-?menu )?page|called|named|sub-?menu|item|entry') ?? page ?? quoted[0];
    const wanted = added && title !== undefined && title !== null;
    if (!wanted && gone.length === 0) return null;
    const capability =
      d.value('capability|cap|permission', /^[a-z]\w*$/) ??
      capabilityIn(c.text.replace(/\bfrom\b[^.;\n]*|\bhide\b[^.;\n]*/gi, '')) ??
      'manage_options';
    const slug =
      d.value('(?:menu |page )?slug', /^[a-z][\w-]*$/) ?? (title ?? 'page').toLowerCase().replace(/\W+/g, '-');
    const parent = parentOf(c);
    const icon = /\bdashicons-[a-z-]+/.exec(c.text)?.[0];
    const position = d.number('(?:menu )?position|priority');
    const body = quoted.find((text) => text !== title && text !== page && text !== menu && /\s/.test(text));
    const limits = limitOf(c);
    c.asked.takeAll();
    const render = c.prefixed('render_page');
    const heading = page ?? title ?? '';
    const names = php`${c.label(heading)}, ${c.label(title ?? '')}, ${capability}, ${slug}, ${render}`;
    const add =
      parent === null
        ? php`add_menu_page( ${names}${icon === undefined && position === null ? raw('') : php`, ${icon ?? ''}`}${position === null ? raw('') : php`, ${position}`} );`
        : php`add_submenu_page( ${parent}, ${names}${position === null ? raw('') : php`, ${position}`} );`;
    const removal = {
      summary: 'Takes entries out of the menu.',
      returns: 'void',
      hooks: [{ kind: 'action' as const, hook: 'admin_menu', priority: 999 }],
      body: joinPhp([...(limits === null ? [] : [limits]), ...gone]),
    };
    if (!wanted) return removal;
    return {
      summary: `Adds the page ${heading}.`,
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'admin_menu' }],
      body: add,
      beside: [
        {
          name: render,
          summary: 'Shows the page.',
          returns: 'void',
          body: php`
            if ( ! current_user_can( ${capability} ) ) {
              return;
            }

            echo '<div class="wrap">';
            echo '<h1>' . esc_html( get_admin_page_title() ) . '</h1>';
            ${body === undefined ? raw('') : php`echo '<p>' . ${c.escapedText(body)} . '</p>';`}
            echo '</div>';
          `,
        },
        ...(gone.length === 0 ? [] : [{ name: c.prefixed('remove_menus'), ...removal }]),
      ],
    };
  },
};

/** Whose menu loses its entries: nobody's where the prompt says nothing. */
function limitOf(c: Composer): PhpCode | null {
  const said =
    /\b(?:from|for|unless|except|but not|to)\b[^.;\n]*\b(?:admin|editor|author|contributor|subscriber|users?|who)\w*[^.;\n]*/i.exec(
      c.text.replace(/\badmin(?:istration)?(?: area)?'?s? (?:menu|area|screens?|side ?bar|navigation)\b/gi, ''),
    )?.[0];
  if (said === undefined) return null;
  const role = /\b(?:from|for) (?:the |all )?(editor|author|contributor|subscriber)s\b/i.exec(said)?.[1]?.toLowerCase();
  if (role !== undefined && !/\bexcept|\bunless|\bnon/i.test(said))
    return php`
      if ( ! in_array( ${role}, (array) wp_get_current_user()->roles, true ) ) {
        return;
      }
    `;
  const capability =
    capabilityIn(said.replace(/\b(?:from|for)\b(?= (?:non-|everyone|everybody|users|all|anyone|those|people))/i, '')) ??
    (/\badmin/i.test(said) ? 'manage_options' : null);
  return capability === null
    ? null
    : php`
      if ( current_user_can( ${capability} ) ) {
        return;
      }
    `;
}
