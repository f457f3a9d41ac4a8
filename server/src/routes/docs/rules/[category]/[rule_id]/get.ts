import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ServiceError } from '@presswright/shared/errors';
import { Type } from 'typebox';
import { sendRulePage } from '../../../../../plugins/rule-pages.ts';

const schema = { hide: true, params: Type.Object({ category: Type.String(), rule_id: Type.String() }) };

/** What a rule reports and why, for people: the page that `docs_url` of an issue names. */
export const getRuleDoc: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/docs/rules/:category/:rule_id', { schema, config: { access: 'public' } }, async (request, reply) => {
    const { category, rule_id } = request.params;
    const page = await app.rulePages.find(`${category}/${rule_id}`);
    if (page === undefined) throw new ServiceError('not_found');
    return sendRulePage(reply, page);
  });
};
