import type { Issue } from '@presswright/shared/schemas/analysis';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { addressOfRequest } from './request-address.ts';
import { hasRulePages, readRulePage, rulePageFile } from './rule-page-files.ts';
import type { RulePage } from './rule-page-html.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly rulePages: RulePages;
  }
}

/** The documentation of the rules, as far as the install has it. */
export interface RulePages {
  /** The page of a rule, or with `null` the index; undefined where there is none. Made when first asked for. */
  find(rule: string | null): Promise<RulePage | undefined>;
  /** Issues as the answer to `request` has them: with the address of the rule's page on this server. */
  link(issues: readonly Issue[], request: FastifyRequest): Issue[];
  /** Where the pages are for whoever sent the request; undefined: nowhere. */
  address(request: FastifyRequest): string | undefined;
}

/** Renders rule pages lazily and keeps them. */
export const rulePages = fp(async (app) => {
  const hasPages = hasRulePages();
  const pages = new Map<string, Promise<RulePage>>();
  const addressFor = (request: FastifyRequest) =>
    hasPages ? addressOfRequest(app.innerCalls.outer() ?? request) : undefined;

  app.decorate('rulePages', {
    async find(rule) {
      const file = rulePageFile(rule);
      const known = pages.get(file);
      if (known !== undefined) return known;
      const markdown = await readRulePage(rule);
      if (markdown === undefined) return undefined;
      const page = import('./rule-page-html.ts').then(({ renderRulePage }) => renderRulePage(file, markdown));
      pages.set(file, page);
      return page;
    },

    address: addressFor,

    link(issues, request) {
      const address = addressFor(request);
      return issues.map((issue) => {
        if (issue.docs_url === undefined) return issue;
        if (address !== undefined) return { ...issue, docs_url: `${address}/docs/rules/${issue.rule}` };
        const { docs_url: _, ...unlinked } = issue;
        return unlinked;
      });
    },
  });
});

/** Answers with a page; its own policy lets the browser take its style and nothing else. */
export function sendRulePage(reply: FastifyReply, { html, contentSecurityPolicy }: RulePage): FastifyReply {
  return reply
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Content-Security-Policy', contentSecurityPolicy)
    .send(html);
}
