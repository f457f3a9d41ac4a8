/** Of the models that the extension offers, as `package.json` names it and `lm.selectChatModels` takes it. */
export const chatVendor = 'presswright';
