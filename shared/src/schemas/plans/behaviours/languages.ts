import { Type } from 'typebox';
import { Attribute, Entity, Key, Label, strict } from './parts.ts';
import { Places } from './shown.ts';

const Code = (description: string) => Type.String({ pattern: '^[a-z]{2,3}$', description });

const text = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: 1000,
    pattern: '^(?:[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]|\\n)*$',
    description,
  });

export const languages = Type.Object(
  {
    kind: Type.Literal('languages'),
    languages: Type.Array(
      Type.Object(
        {
          code: Code('As in `lang="de"`'),
          name: Label('As its speakers call it: `Deutsch`'),
          path: Type.Optional(
            Type.String({
              pattern: '^/(?:[a-z0-9_-]+/)+$',
              maxLength: 80,
              description: 'Below which all pages are in it: `/de/`',
            }),
          ),
          offer: Type.Optional(
            Label('Of connected pages: says, in it, that the page is there in it too; absent: its name'),
          ),
        },
        strict,
      ),
      {
        minItems: 2,
        maxItems: 20,
        description: 'The first is that of the site: what is missing in another is shown in it',
      },
    ),
    places: Type.Optional({
      ...Places,
      description: 'Where the links are that switch the language, beside their shortcode; the choice is remembered',
    }),
    values: Type.Optional(
      Type.Array(
        Type.Object(
          {
            entity: Entity,
            attribute: Attribute,
            language: Code('One of the further languages'),
            field: Key('A field that has the attribute in that language; where it is empty, the attribute is shown'),
          },
          strict,
        ),
        { minItems: 1, maxItems: 60, description: 'Of records that have their texts in several languages' },
      ),
    ),
    connected: Type.Optional(
      Type.Object(
        {
          entity: Entity,
          field: Key('A field that points to the translation of the same kind; one of the two is enough'),
          redirects_first: Type.Optional(
            Type.Boolean({
              default: false,
              description:
                'Who opens the site for the first time is led to the translation, or to the first page, in the language of the browser',
            }),
          ),
          offers: Type.Boolean({
            description:
              'Visitors whose browser prefers another language are offered the translation; nobody is redirected',
          }),
        },
        {
          ...strict,
          description: 'Pages that are in one language each, by their addresses; search engines get hreflang links',
        },
      ),
    ),
    texts: Type.Optional(
      Type.Array(
        Type.Object(
          {
            text: text('A text of the plugin as it is in the first language: a label, a sentence of an e-mail'),
            translations: Type.Array(
              Type.Object({ language: Code('One of the further languages'), text: text('In it') }, strict),
              { minItems: 1, maxItems: 19 },
            ),
          },
          strict,
        ),
        {
          minItems: 1,
          maxItems: 200,
          description:
            'Visitors get them in their language, in forms and in e-mails to them; absent ones stay as they are',
        },
      ),
    ),
    staff_language: Type.Optional(Code('With `texts`: of e-mails to staff, whoever causes them; absent: the first')),
  },
  {
    ...strict,
    description:
      'Shows a site in several languages: links to switch, fields and texts in the language of the visitor, translations for search engines.',
  },
);
