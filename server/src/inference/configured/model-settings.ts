/** What an operator says of a model in the models file. */
import { StringEnum } from '@presswright/shared/schemas/common';
import { strict } from '@presswright/shared/schemas/plans/parts';
import { type Static, Type } from 'typebox';

const Seconds = (fallback: number, description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 3600, description: `${description}; default ${fallback}` }));

/** Members that every kind of model has. */
const common = {
  context_window: Type.Optional(
    Type.Integer({
      minimum: 512,
      maximum: 10_000_000,
      description: 'Tokens of prompt and answer together; default 8192',
    }),
  ),
  organization: Type.Optional(
    Type.String({ pattern: '^org_[0-9A-Za-z]{24}$', description: 'The one organisation that may use it' }),
  ),
  max_concurrent: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 10_000, description: 'Tasks that it has at once; the others wait' }),
  ),
  max_queue: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100_000, description: 'Tasks that may wait; what is more is refused' }),
  ),
};

export const RemoteModelSettings = Type.Object(
  {
    engine: Type.Literal('remote'),
    ...common,
    base_urls: Type.Array(Type.String({ maxLength: 2000 }), {
      minItems: 1,
      maxItems: 32,
      description: 'Addresses of OpenAI-compatible servers that all have the model, up to and with `/v1`',
    }),
    model: Type.String({ minLength: 1, maxLength: 300, description: 'What those servers call the model' }),
    api_key_env: Type.Optional(
      Type.String({
        pattern: '^(?!PRESSWRIGHT_)[A-Za-z_][A-Za-z0-9_]*$',
        description: 'Name of the environment variable that has the key of those servers',
      }),
    ),
    ca_file: Type.Optional(
      Type.String({ minLength: 1, description: 'PEM file of the certificate authority of those servers' }),
    ),
    endpoint: Type.Optional(
      Type.Union([Type.Literal('chat'), Type.Literal('completions')], {
        description: '`chat` (the default) for models that follow instructions, `completions` for base models',
      }),
    ),
    fill_in_the_middle: Type.Optional(
      Type.String({
        maxLength: 500,
        description:
          '`suffix`: the completions endpoint takes that member. Else the prompt of a gap with the model’s own tokens around `{prefix}` and `{suffix}`',
      }),
    ),
    structured_output: Type.Optional(
      Type.Boolean({ description: 'Whether `response_format` with a JSON Schema is sent; default true' }),
    ),
    tools: Type.Optional(Type.Boolean({ description: 'Whether the model calls tools; default true' })),
    max_tokens_parameter: Type.Optional(
      Type.Union([Type.Literal('max_tokens'), Type.Literal('max_completion_tokens')]),
    ),
    extra_body: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'Members added to every request' }),
    ),
    omit: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), {
        maxItems: 20,
        description: 'Members that those servers refuse, such as `seed`',
      }),
    ),
    budget: Type.Optional(
      Type.Object(
        {
          per: StringEnum(['day', 'month']),
          requests: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 })),
          tokens: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 })),
        },
        { ...strict, description: 'What each organisation may use of the model in a day or month' },
      ),
    ),
    first_token_seconds: Seconds(30, 'Time for the beginning of an answer'),
    idle_seconds: Seconds(30, 'Time between two pieces of an answer'),
    max_retries: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 10, description: 'Further tries while nothing was answered; default 2' }),
    ),
  },
  strict,
);
export type RemoteModelSettings = Static<typeof RemoteModelSettings>;

export const LlamaModelSettings = Type.Object(
  {
    engine: Type.Literal('llama'),
    ...common,
    file: Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'The GGUF file; a relative path begins where the models file is',
    }),
    sequences: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 64, description: 'Answers that are written at the same time; default 4' }),
    ),
    threads: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1024, description: 'Threads of the processor; default all but one' }),
    ),
    lora: Type.Optional(
      Type.Array(
        Type.Object(
          {
            file: Type.String({ minLength: 1, maxLength: 2000, description: 'The adapter’s GGUF file' }),
            scale: Type.Optional(
              Type.Number({ minimum: -10, maximum: 10, description: 'How strong it is; default 1' }),
            ),
          },
          strict,
        ),
        { maxItems: 16, description: 'LoRA adapters' },
      ),
    ),
    chat_template: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 100_000 }), Type.Literal(false)], {
        description: 'Jinja template in place of the file’s own; false: the model only continues text',
      }),
    ),
    tools: Type.Optional(Type.Boolean({ description: 'Whether the model calls tools; default true' })),
    draft: Type.Optional(
      StringEnum(['ngram'], {
        description:
          '`ngram`: the counts of the built-in model draft what comes next, which the model then checks at once',
      }),
    ),
    fill_in_the_middle: Type.Optional(
      Type.String({
        maxLength: 500,
        description:
          'The prompt of a gap with the model’s tokens around `{prefix}` and `{suffix}`; default the file’s own',
      }),
    ),
  },
  strict,
);
export type LlamaModelSettings = Static<typeof LlamaModelSettings>;

export const BuiltinModelSettings = Type.Object({ engine: Type.Literal('builtin'), ...common }, strict);
export type BuiltinModelSettings = Static<typeof BuiltinModelSettings>;

export type ModelSettings = RemoteModelSettings | LlamaModelSettings | BuiltinModelSettings;

/** The settings of each kind of engine. */
export const engineSettings = {
  builtin: BuiltinModelSettings,
  remote: RemoteModelSettings,
  llama: LlamaModelSettings,
} as const;
