import { ServiceError } from '@presswright/shared/errors';
import type { FastifyPluginAsync } from 'fastify';
import { sendRulePage } from '../../../../../plugins/rule-pages.ts';

/** What a rule reports and why, for people: the page that `docs_url` of an issue names. */
export const route: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { category: string; rule_id: string } }>(
    '/docs/rules/:category/:rule_id',
    { config: { access: 'public' } },
    async (request, reply) => {
      const { category, rule_id } = request.params;
      const page = await app.rulePages.find(`${category}/${rule_id}`);
      if (page === undefined) throw new ServiceError('not_found');
      return sendRulePage(reply, page);
    },
  );
};
