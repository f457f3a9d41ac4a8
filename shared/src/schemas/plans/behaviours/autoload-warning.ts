import { Type } from 'typebox';
import { strict } from './parts.ts';

export const autoloadWarning = Type.Object(
  {
    kind: Type.Literal('autoload_warning'),
    kilobytes: Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'From which size of all autoloaded options on; 1024 are a megabyte',
    }),
  },
  {
    ...strict,
    description:
      'The dashboard warns administrators when the options that WordPress loads with every page are too large, and names the largest; so does Site Health.',
  },
);
