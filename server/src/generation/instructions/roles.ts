/** What an argument is for, whatever a prompt calls it. */
export interface Role {
  /** Names of parameters that are it, best first. */
  readonly names: RegExp;
  /** Type when the prompt gives no signature, and what a parameter of another name has to be. */
  readonly type: string;
  /** Name when the prompt gives none. */
  readonly name: string;
  /** The classes that are taken in its place, and what of them it is. */
  readonly from?: Readonly<Record<string, string>>;
}

const role = (name: string, type: string, names: RegExp, from?: Role['from']): Role =>
  from === undefined ? { name, type, names } : { name, type, names, from };

export const roles = {
  post: role(
    'post_id',
    'int',
    /^(?:post_?id|p_?id|id|page_?id|post|object_?id|product_?id|event_?id|item_?id|\w+_id)$/i,
    {
      WP_Post: 'ID',
    },
  ),
  user: role('user_id', 'int', /^(?:user_?id|uid|id|user|author_?id|author|customer_?id)$/i, { WP_User: 'ID' }),
  term: role('term_id', 'int', /^(?:term_?id|id|term|category_?id|cat_?id|tag_?id|category)$/i, { WP_Term: 'term_id' }),
  comment: role('comment_id', 'int', /^(?:comment_?id|id|comment|cid)$/i, { WP_Comment: 'comment_ID' }),
  attachment: role('attachment_id', 'int', /^(?:attachment_?id|image_?id|media_?id|thumbnail_?id|id)$/i, {
    WP_Post: 'ID',
  }),
  count: role(
    'count',
    'int',
    /^(?:count|limit|number|num|n|max|amount|per_page|posts_per_page|number_of_\w+|how_many|quantity|size|length|total)$/i,
  ),
  page: role('page', 'int', /^(?:page|paged|page_?(?:num(?:ber)?|no)|current_page)$/i),
  length: role(
    'length',
    'int',
    /^(?:length|limit|max(?:_?(?:length|words|chars|characters))?|words?|word_?(?:count|limit)|num(?:ber)?|n|chars?|count)$/i,
  ),
  postType: role('post_type', 'string', /^(?:post_?type|type|cpt)$/i),
  taxonomy: role('taxonomy', 'string', /^(?:taxonomy|tax)$/i),
  slug: role('slug', 'string', /^(?:\w*slug|post_?name|name|path)$/i),
  key: role(
    'key',
    'string',
    /^(?:key|meta_?key|field|name|option(?:_name)?|cache_?key|setting|index|property|\w+_key)$/i,
  ),
  value: role(
    'value',
    'mixed',
    /^(?:value|val|meta_?value|new_?value|data|amount|max(?:imum)?|min(?:imum)?|max_price|threshold|price|year|rating|\w*value)$/i,
  ),
  fallback: role('default', 'mixed', /^(?:default(?:_?value)?|fallback)$/i),
  text: role(
    'text',
    'string',
    /^(?:text|string|str|input|content|value|title|s|name|html|message|raw|body|markup|sentence|phrase|subject)$/i,
  ),
  title: role('title', 'string', /^(?:title|post_?title|headline|name|subject|heading)$/i),
  content: role('content', 'string', /^(?:content|html|text|post_?content|body|markup)$/i),
  message: role('message', 'string', /^(?:message|text|msg|body|content)$/i),
  email: role('email', 'string', /^(?:e?mail(?:_address)?|user_?email|address|to|recipient)$/i),
  url: role('url', 'string', /^(?:url|link|uri|href|endpoint|address|image_?url|src|website)$/i),
  name: role('name', 'string', /^(?:name|label|title|display_?name|full_?name|user(?:name|_login)?|login)$/i),
  login: role('username', 'string', /^(?:user_?name|user_?login|login|name|user)$/i),
  role: role('role', 'string', /^(?:role|role_?name|role_?slug|user_?role)$/i),
  capability: role('capability', 'string', /^(?:cap(?:ability)?)$/i),
  termName: role('term', 'string', /^(?:term(?:_?(?:name|slug))?|category(?:_?(?:name|slug))?|tag|slug|name|genre)$/i),
  search: role('search', 'string', /^(?:search(?:_?term)?|query|keyword|needle|term|q|s|text|phrase)$/i),
  csv: role('list', 'string', /^(?:list|csv|ids|input|str|string|values?|text|tags|emails|items)$/i),
  list: role(
    'items',
    'array',
    /^(?:items?|list|array|arr|values?|data|rows|ids|numbers?|input|elements|entries|colou?rs|words|strings|prices|emails|\w+s)$/i,
  ),
  ids: role('ids', 'array', /^(?:(?:post_|user_|term_)?ids|posts|items|list)$/i),
  args: role('args', 'array', /^(?:args?|arguments|options|params|settings|atts|data|defaults)$/i),
  callback: role(
    'callback',
    'callable',
    /^(?:callback|cb|fn|func(?:tion)?|compute|producer|generator|loader|\w*callback)$/i,
  ),
  duration: role('expiration', 'int', /^(?:expir\w*|ttl|seconds|duration|lifetime|time|timeout)$/i),
  date: role('date', 'string', /^(?:date|datetime|day|date_?string|start|from|when|time|birth_?date|birthday)$/i),
  until: role('end', 'string', /^(?:end(?:_?date)?|to|until|date_?b|date2|second)$/i),
  days: role('days', 'int', /^(?:days?|num_days|number_of_days|last_days)$/i),
  number: role(
    'number',
    'float',
    /^(?:number|num|n|value|amount|price|total|bytes|size|x|a|cents|celsius|fahrenheit|seconds|minutes)$/i,
  ),
  second: role('other', 'float', /^(?:other|percent(?:age)?|rate|b|y|max|discount|divisor|factor|to|tax)$/i),
  price: role('price', 'float', /^(?:price|amount|total|value|cost|number|sum)$/i),
  percent: role('percent', 'float', /^(?:percent(?:age)?|rate|discount|tax(?:_rate)?|vat|pct)$/i),
  file: role('file', 'string', /^(?:file(?:_?(?:path|name))?|path|filename)$/i),
  status: role('status', 'string', /^(?:status|post_?status|state)$/i),
  format: role('format', 'string', /^(?:format|pattern)$/i),
  flag: role('flag', 'bool', /^(?:flag|enabled?|active|checked|bool|on)$/i),
  color: role('color', 'string', /^(?:colou?r|hex|hex_?colou?r|value)$/i),
} as const satisfies Record<string, Role>;

export type RoleName = keyof typeof roles;
