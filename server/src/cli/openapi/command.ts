import { Command } from 'commander';
import { openapiDocument } from './document.ts';

/** `presswright openapi`: the document that a running server has at `/openapi.json`. */
export function openapiCommand(): Command {
  return new Command('openapi').description('Print the OpenAPI document').action(async () => {
    process.stdout.write(`${JSON.stringify(await openapiDocument(), null, 2)}\n`);
  });
}
