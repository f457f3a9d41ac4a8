import type { AttributeType } from '@presswright/shared/schemas/block-parts';
import type { AttributeRole } from '@presswright/shared/schemas/plans/block-vocabulary';

const texts: readonly AttributeType[] = ['string', 'textarea', 'rich_text'];
const numbers: readonly AttributeType[] = ['number', 'integer'];
const pictures: readonly AttributeType[] = ['image', 'media'];

interface RoleRule {
  readonly role: AttributeRole;
  readonly kinds: readonly AttributeType[];
  /** Of the name in snake case. */
  readonly names: RegExp;
}

/** What attributes mean by their names; the first that fits counts. */
const roleRules: readonly RoleRule[] = [
  { role: 'button-text', kinds: texts, names: /(?:^|_)(?:button|cta|link)(?:_(?:text|label|title|caption))?$/ },
  { role: 'icon', kinds: ['string'], names: /(?:^|_)(?:icon|emoji|symbol)$/ },
  { role: 'alt', kinds: texts, names: /(?:^|_)alt(?:_text)?$/ },
  { role: 'email', kinds: texts, names: /(?:^|_)e?_?mail(?:_address)?$/ },
  { role: 'phone', kinds: texts, names: /(?:^|_)(?:phone|tel|telephone|mobile|fax)(?:_number)?$/ },
  { role: 'address', kinds: texts, names: /(?:^|_)(?:location|venue|address|place|city|room)$/ },
  { role: 'period', kinds: texts, names: /(?:^|_)(?:period|interval|billing|per|frequency)$/ },
  { role: 'currency', kinds: ['string', 'enum'], names: /(?:^|_)currency(?:_symbol|_code)?$/ },
  { role: 'price', kinds: texts, names: /(?:^|_)(?:price|cost|fee)$/ },
  {
    role: 'former-price',
    kinds: [...texts, ...numbers],
    names: /(?:^|_)(?:old|regular|original|former|previous|was|list|compare_at)_price$/,
  },
  { role: 'price', kinds: numbers, names: /(?:^|_)(?:price|cost|fee|amount|salary|fare|rent|budget)$/ },
  { role: 'eyebrow', kinds: texts, names: /(?:^|_)(?:eyebrow|kicker|overline|category|tag|badge|topic|ribbon)$/ },
  {
    role: 'subtitle',
    kinds: texts,
    names: /(?:^|_)(?:subtitle|sub_title|subheading|subhead|tagline|lead|intro|slogan)$/,
  },
  { role: 'quote', kinds: texts, names: /(?:^|_)(?:quote|quotation|testimonial|review)(?:_text)?$/ },
  {
    role: 'meta',
    kinds: texts,
    names: /(?:^|_)(?:role|position|job|job_title|company|organi[sz]ation|occupation|profession|source)$/,
  },
  { role: 'question', kinds: texts, names: /(?:^|_)question$/ },
  { role: 'answer', kinds: texts, names: /(?:^|_)answer$/ },
  {
    role: 'author',
    kinds: texts,
    names: /(?:^|_)(?:author|cite|person|client|customer|attribution|speaker|reviewer)(?:_name)?$/,
  },
  { role: 'title', kinds: texts, names: /(?:^|_)(?:title|heading|headline|header|plan|product)(?:_name)?$/ },
  { role: 'title', kinds: texts, names: /(?:^|_)name$/ },
  { role: 'caption', kinds: texts, names: /(?:^|_)(?:caption|credit|footnote|disclaimer|fine_print)$/ },
  {
    role: 'body',
    kinds: texts,
    names:
      /(?:^|_)(?:content|description|text|body|bio|biography|summary|message|excerpt|copy|note|notes|about|details)$/,
  },
  { role: 'unit', kinds: texts, names: /(?:^|_)(?:unit|suffix)$/ },
  { role: 'label', kinds: texts, names: /^label$/ },
  { role: 'when', kinds: ['string'], names: /(?:^|_)(?:date|time|year|month|day|when|hours|duration)$/ },
  { role: 'body', kinds: ['textarea', 'rich_text'], names: /^/ },
  { role: 'text', kinds: texts, names: /^/ },
  { role: 'heading-level', kinds: ['integer', 'number'], names: /^(?:heading|title)_level$/ },
  { role: 'id', kinds: numbers, names: /(?:^|_)ids?$/ },
  { role: 'rating', kinds: numbers, names: /(?:^|_)(?:rating|stars)$/ },
  { role: 'columns', kinds: numbers, names: /^(?:columns|number_of_columns|columns_count|column_count)$/ },
  { role: 'percent', kinds: numbers, names: /(?:^|_)(?:percent|percentage|progress|discount)$/ },
  {
    role: 'limit',
    kinds: numbers,
    names:
      /(?:^|_)limit$|_to_show$|^(?:max|maximum|number_of|visible|shown)_(?:items|posts|rows|entries|results|cards|slides|products|members|images)$|^(?:items|posts|products)_(?:per_page|count)$/,
  },
  {
    role: 'columns-mobile',
    kinds: numbers,
    names: /^columns_(?:on_)?(?:mobile|phones?|small(?:_screens?)?)$|^mobile_columns$/,
  },
  { role: 'figure', kinds: numbers, names: /^(?:value|number|count|figure|total|stat|statistic)$/ },
  { role: 'opacity', kinds: numbers, names: /(?:^|_)opacity$/ },
  {
    role: 'measure',
    kinds: numbers,
    names:
      /(?:^|_)(?:(?:min_|max_)?(?:height|width)|gap|spacing|padding|(?:border_|corner_)?radius|font_size)(?:_px)?$/,
  },
  {
    role: 'setting',
    kinds: numbers,
    names:
      /(?:^|_)(?:zoom|zoom_level|speed|delay|autoplay_(?:speed|delay|interval)|slide_interval|start_position|initial_position|default_position|animation_duration|slides_(?:to_show|per_view)|lat(?:itude)?|lng|lon(?:gitude)?)$/,
  },
  { role: 'detail', kinds: numbers, names: /^/ },
  { role: 'new-tab', kinds: ['boolean'], names: /(?:^|_)(?:new_tab|new_window|target_blank)$/ },
  { role: 'shows', kinds: ['boolean'], names: /^(?:show|display|has|with|enable|include|is_visible)_/ },
  { role: 'hide-mobile', kinds: ['boolean'], names: /^hide_(?:on_)?(?:mobile|phones?|small(?:_screens?)?)$/ },
  { role: 'hide-desktop', kinds: ['boolean'], names: /^hide_(?:on_)?(?:desktop|large(?:_screens?)?)$/ },
  { role: 'hides', kinds: ['boolean'], names: /^(?:hide|hidden|without|disable|no)_/ },
  { role: 'playback', kinds: ['boolean'], names: /^(?:autoplay|auto_play|loop|muted)$/ },
  {
    role: 'look',
    kinds: ['boolean'],
    names:
      /(?:^|_)(?:rounded|full_width|wide|dark|dark_mode|light|revers(?:ed?)|invert(?:ed)?|flip(?:ped)?|sticky|fixed|centered|shadow|border(?:ed)?|outlined?|compact|large|small|stacked|horizontal|vertical|striped|uppercase|bold|italic|transparent|overlay|autoplay|loop|muted|lazy|icon|gr[ae]yscale|blur(?:red)?|round|grid|grid_layout|list_view|masonry|carousel|slider|two_columns|columns|divider|dividers|full_height|underlined?|image_(?:left|right|top|bottom|first|last)|circle|circular|dismiss[ai]ble|clos(?:e)?able|collapsible|allow_multiple|multiple_open|multiple|first_open|open_first|default_open|open_by_default|start_open|expanded|arrows|dots|pause_on_hover|lightbox|animate[d]?|animation|parallax)$/,
  },
  { role: 'flag', kinds: ['boolean'], names: /^/ },
  {
    role: 'background-image',
    kinds: ['image'],
    names: /(?:^|_)(?:background|backdrop|cover|bg)(?:_image|_photo|_picture)?$/,
  },
  {
    role: 'avatar',
    kinds: ['image'],
    names: /(?:^|_)(?:avatar|portrait|headshot|author_(?:photo|image|picture)|profile_(?:photo|image|picture))$/,
  },
  { role: 'logo', kinds: ['image'], names: /(?:^|_)(?:logo|icon)$/ },
  { role: 'image', kinds: pictures, names: /^/ },
  {
    role: 'image',
    kinds: ['url'],
    names: /(?:^|_)(?:image|photo|picture|avatar|logo|thumbnail|cover|src)(?:_(?:url|src|link))?$/,
  },
  { role: 'link', kinds: ['url'], names: /^/ },
  { role: 'background', kinds: ['color'], names: /(?:^|_)(?:background|bg|fill|surface)(?:_colou?r)?$/ },
  { role: 'text-color', kinds: ['color'], names: /(?:^|_)(?:text|font|foreground)(?:_colou?r)?$/ },
  { role: 'border-color', kinds: ['color'], names: /(?:^|_)(?:border|outline)(?:_colou?r)?$/ },
  {
    role: 'accent',
    kinds: ['color'],
    names: /(?:^|_)(?:accent|brand|primary|highlight|button|theme|main|)(?:_?colou?r)?$/,
  },
  { role: 'swatch', kinds: ['color'], names: /^/ },
  {
    role: 'end-date',
    kinds: ['date'],
    names: /(?:^|_)(?:deadline|expires|expiry|expiration|end|ends|target|until|due)(?:_date|_time|_at|_on)?$/,
  },
  {
    role: 'date',
    kinds: ['date'],
    names: /^(?:\w+_)?(?:date|day|when|time|start|starts|starts_on|start_date|begin|begins|from|published|on)$/,
  },
  { role: 'detail', kinds: ['date'], names: /^/ },
  { role: 'layout', kinds: ['enum'], names: /(?:^|_)(?:alignment|text_align|text_alignment)$/ },
  {
    role: 'modifier',
    kinds: ['enum'],
    names:
      /(?:^|_)(?:layout|view|display|mode|look|design|hover|spacing|padding|gap|weight|alignment|vertical_align|variant|theme|color_scheme|scheme|style|size|width|height|columns|position|placement|orientation|direction|shape|appearance|animation|effect|ratio|aspect_ratio|type|tone|severity|align|justify)$/,
  },
  { role: 'detail', kinds: ['enum'], names: /^/ },
  { role: 'list', kinds: ['array'], names: /^/ },
  { role: 'rows', kinds: ['query'], names: /^/ },
  { role: 'details', kinds: ['object'], names: /^/ },
];

/** The role of an attribute, from its kind and its name in snake case; `none` for `null`. */
export function roleOf(kind: AttributeType, snakeName: string): AttributeRole {
  return roleRules.find(({ kinds, names }) => kinds.includes(kind) && names.test(snakeName))?.role ?? 'none';
}

/** Roles that the name of a type gives: `email` is a text. */
const namedRoles: Partial<Record<AttributeType, readonly AttributeRole[]>> = {
  string: ['email', 'phone'],
  number: ['price'],
  integer: ['rating'],
};

/** The roles that an attribute of a kind may have. */
export function rolesOf(kind: AttributeType): readonly AttributeRole[] {
  const byName = roleRules.flatMap(({ role, kinds }) => (kinds.includes(kind) ? [role] : []));
  const all = new Set([...byName, ...(namedRoles[kind] ?? [])]);
  return all.size === 0 ? ['none'] : [...all];
}
