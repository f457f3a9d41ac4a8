import { Type } from 'typebox';
import { Label, strict } from './parts.ts';

const Path = Type.String({
  pattern: '^/(?:[^\\s<>"\'?#]*)$',
  maxLength: 200,
  description: 'Address of a page without the host, such as /contact/; with * at its end, of all that begin so',
});

export const pageLoading = Type.Object(
  {
    kind: Type.Literal('page_loading'),
    assets: Type.Optional(
      Type.Array(
        Type.Object(
          {
            label: Label('What they are for, such as “Contact form”'),
            plugin: Type.String({
              pattern: '^[a-z0-9][a-z0-9_-]*$',
              maxLength: 80,
              description: 'Folder of the plugin whose styles and scripts they are, such as contact-form-7',
            }),
            pages: Type.Array(Path, { minItems: 1, maxItems: 20, uniqueItems: true, description: 'Where they load' }),
          },
          strict,
        ),
        {
          minItems: 1,
          maxItems: 10,
          description: 'Styles and scripts of plugins that load on some pages alone',
        },
      ),
    ),
    eager_images: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10,
        description: 'So many images at the top of a page load at once, all others when they come into view',
      }),
    ),
    preconnect: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^https://[a-z0-9.-]+\\.[a-z]{2,}$',
          maxLength: 200,
          description: 'An origin such as https://fonts.example.com',
        }),
        {
          minItems: 1,
          maxItems: 10,
          uniqueItems: true,
          description: 'Hosts to which browsers connect before the page asks for something from them',
        },
      ),
    ),
    delayed_scripts: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^(?:[A-Za-z0-9][A-Za-z0-9_-]*|https://[^\\s<>"\'\\\\]+)$',
          maxLength: 300,
          description:
            'A handle of a script that WordPress prints, such as live-chat; or the https address of one that this plugin shall load',
        }),
        {
          minItems: 1,
          maxItems: 10,
          uniqueItems: true,
          description: 'Scripts that wait until the visitor first moves, scrolls, touches or types',
        },
      ),
    ),
  },
  {
    ...strict,
    description: 'Makes pages of the site load faster: what they load, and when. The administration stays as it is.',
  },
);
