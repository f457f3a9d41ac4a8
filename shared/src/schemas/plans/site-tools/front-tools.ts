import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import {
  address,
  businessTypes,
  colour,
  content,
  count,
  flag,
  line,
  lines,
  moment,
  side,
  someOf,
  tool,
} from './parts.ts';

const edge = StringEnum(['top', 'bottom'] as const, { description: 'At which edge of the window' });

/** What visitors meet on every page. */
export const frontTools = [
  tool('maintenance_mode', 'Closes the site to visitors for a while.', {
    is_launch: flag('The site is new, not worked on'),
    heading: line('Its heading; empty: the standard one'),
    message: lines('What it says; empty: the standard text'),
    access: StringEnum(['manage_options', 'edit_others_posts', 'edit_posts', 'read'] as const, {
      description: 'Who sees the site all the same: users with this capability',
    }),
    retry_hours: count(1, 8760, 'After how many hours search engines come back'),
    end: moment('When the site opens by itself'),
    background: colour,
    switch_hours: Type.Optional(
      count(
        0,
        720,
        'A switch in the admin bar closes the site, and turns itself off after so many hours; 0: it does not',
      ),
    ),
  }),
  tool('announcement_bar', 'Shows a message on every page.', {
    message: lines('What it says'),
    url: address('Where it leads'),
    link_text: line('What the link says'),
    position: edge,
    is_sticky: flag('Stays when the page scrolls'),
    is_dismissible: flag('Visitors can close it'),
    background: colour,
    start: moment('From when it is shown'),
    end: moment('Until when'),
  }),
  tool('cookie_notice', 'Asks for consent to cookies.', {
    message: lines('What it says; empty: the standard text'),
    accept: line('What agrees'),
    decline: line('What refuses'),
    can_decline: flag('One can refuse'),
    policy_url: address('The privacy policy'),
    days: count(1, 730, 'For how many days the answer holds'),
    position: edge,
  }),
  tool('back_to_top', 'Offers a way back to the top.', {
    side,
    offset: count(0, 20_000, 'Pixels to scroll before it is there'),
    background: colour,
  }),
  tool('code_snippets', 'Prints code of the owner’s on every page.', {
    places: someOf(['header', 'body', 'footer'], 'Where'),
    spares_editors: flag('Not for those who may edit posts'),
  }),
  tool('social_meta', 'Says how pages look when they are shared.', {
    image: address('A picture; empty: the site’s icon'),
    handle: Type.String({ pattern: '^[A-Za-z0-9_]*$', maxLength: 15, description: 'An account on X, without the @' }),
    has_large_image: flag('With a large picture'),
  }),
  tool(
    'business_details',
    'Tells search engines about the business as structured data; the owner edits it in settings.',
    {
      type: StringEnum(businessTypes, { description: 'What schema.org calls it' }),
      name: line('Empty: the title of the site', 200),
      street: line('Empty: the owner says it', 200),
      postal_code: line('', 20),
      city: line('', 100),
      region: line('', 100),
      country: line('Two letters: `DE`', 60),
      phone: line('With the code of the country', 40),
      email: line('An address of mail', 200),
      opening_hours: lines('Lines such as `Mo-Fr 09:00-17:00`', 1000),
      price_range: line('Such as `$$`', 40),
      place: StringEnum(['front_page', 'everywhere'] as const, { description: 'On which pages' }),
    },
  ),
  tool('breadcrumbs', 'Shows the way to a page.', {
    is_automatic: flag('Above the text, without a shortcode'),
    content,
    separator: line('What stands between'),
  }),
  tool('floating_button', 'Offers a button on every page.', {
    what: StringEnum(['whatsapp', 'phone', 'email', 'link'] as const, { description: 'What it does' }),
    target: line('A number, an address of mail or of a page', 2000),
    message: line('What a chat begins with'),
    label: line('What it says'),
    side,
    background: colour,
  }),
  tool('popup', 'Opens a window over the page.', {
    heading: line('Its heading'),
    message: lines('What it says'),
    url: address('Where its button leads; empty: it has none'),
    link_text: line('What the button says'),
    trigger: StringEnum(['delay', 'scroll', 'exit'] as const, { description: 'What opens it' }),
    delay: count(0, 3600, 'After how many seconds'),
    frequency: StringEnum(['once', 'day', 'session', 'always'] as const, { description: 'How often somebody sees it' }),
    on_front_page: flag('On the front page alone'),
  }),
  tool('tracking_code', 'Counts visits with Google.', {
    id: Type.String({
      pattern: '^(?:|(?:G|GT|AW|GTM)-[A-Z0-9]+)$',
      maxLength: 40,
      description: 'Such as `G-ABC1234567`',
    }),
    spared: StringEnum(['manage_options', 'edit_posts', 'read', 'do_not_allow'] as const, {
      description: 'Who is not counted: users with this capability; `do_not_allow`: nobody is left out',
    }),
  }),
  tool('countdown', 'Counts down to a moment.', {
    end: moment('The moment; empty: each shortcode says it'),
    message: line('Shown once it is over; empty: the standard text'),
  }),
  tool('current_year', 'Writes the year with a shortcode.', {
    since: count(0, 9999, 'First year of a span; 0: the current year alone'),
    has_sign: flag('With ©'),
  }),
] as const;
