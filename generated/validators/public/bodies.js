import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const openChatSession = validate10;
const schema11 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/OpenChatSessionRequest"}},"required":["requestBody"]};
const schema13 = {"type":"object","properties":{"publicKey":{"type":"string","maxLength":200,"description":"Publishable key, unless sent as header or query.","example":"pk_live_AcmeShopDemoKey0001"},"locale":{"description":"Language of the visitor.","allOf":[{"$ref":"#/components/schemas/Locale"}],"example":"en"},"customer":{"$ref":"#/components/schemas/ChatCustomer"},"conversationId":{"type":"string","format":"uuid","description":"Conversation to continue."},"variables":{"allOf":[{"$ref":"#/components/schemas/Variables"}],"x-violation-status":422},"page":{"$ref":"#/components/schemas/ChatPage"}},"x-null-is-absent":["publicKey","locale","customer","conversationId","variables","page"]};
const schema14 = {"title":"Locale","description":"A language as a BCP 47 tag (RFC 5646, section 2.1), in upper or lower case; an underscore counts as a hyphen. The pattern is that of a well-formed tag.","type":"string","maxLength":100,"pattern":"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"};
const schema15 = {"type":"object","description":"Whom the page knows the visitor to be. Stored on the conversation.","properties":{"id":{"type":"string","minLength":1,"maxLength":200,"description":"The page's own id of the visitor."},"name":{"type":"string","maxLength":200,"description":"Name."},"email":{"type":"string","format":"email","maxLength":320,"description":"E-mail address."}},"x-null-is-absent":["id","name","email"]};
const schema16 = {"type":"object","description":"Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.","additionalProperties":true,"example":{"first_name":"Ada","tags":["vip"]}};
const schema17 = {"type":"object","description":"The page that shows the widget.","properties":{"type":{"type":"string","maxLength":40,"description":"Kind of page, for example `product`."},"url":{"type":"string","maxLength":2000,"description":"Its address."}},"x-null-is-absent":["type","url"]};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$", "u");
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const formats2 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.publicKey === null){
delete data.publicKey;
}
if(data.locale === null){
delete data.locale;
}
if(data.customer === null){
delete data.customer;
}
if(data.conversationId === null){
delete data.conversationId;
}
if(data.variables === null){
delete data.variables;
}
if(data.page === null){
delete data.page;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.publicKey !== undefined){
let data0 = data.publicKey;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err0 = {instancePath:instancePath+"/publicKey",schemaPath:"#/properties/publicKey/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/publicKey",schemaPath:"#/properties/publicKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.locale !== undefined){
let data1 = data.locale;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err2 = {instancePath:instancePath+"/locale",schemaPath:"#/components/schemas/Locale/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/locale",schemaPath:"#/components/schemas/Locale/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/locale",schemaPath:"#/components/schemas/Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.customer !== undefined){
let data2 = data.customer;
if(data2 !== null && typeof data2 === "object" && !Array.isArray(data2)){
if(data2.id === null){
delete data2.id;
}
if(data2.name === null){
delete data2.name;
}
if(data2.email === null){
delete data2.email;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err5 = {instancePath:instancePath+"/customer/id",schemaPath:"#/components/schemas/ChatCustomer/properties/id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data3) < 1){
const err6 = {instancePath:instancePath+"/customer/id",schemaPath:"#/components/schemas/ChatCustomer/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/customer/id",schemaPath:"#/components/schemas/ChatCustomer/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err8 = {instancePath:instancePath+"/customer/name",schemaPath:"#/components/schemas/ChatCustomer/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/customer/name",schemaPath:"#/components/schemas/ChatCustomer/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.email !== undefined){
let data5 = data2.email;
if(typeof data5 === "string"){
if(func2(data5) > 320){
const err10 = {instancePath:instancePath+"/customer/email",schemaPath:"#/components/schemas/ChatCustomer/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.test(data5))){
const err11 = {instancePath:instancePath+"/customer/email",schemaPath:"#/components/schemas/ChatCustomer/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/customer/email",schemaPath:"#/components/schemas/ChatCustomer/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/customer",schemaPath:"#/components/schemas/ChatCustomer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.conversationId !== undefined){
let data6 = data.conversationId;
if(typeof data6 === "string"){
if(!(formats2.test(data6))){
const err14 = {instancePath:instancePath+"/conversationId",schemaPath:"#/properties/conversationId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/conversationId",schemaPath:"#/properties/conversationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.variables !== undefined){
let data7 = data.variables;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err16 = {instancePath:instancePath+"/variables",schemaPath:"#/components/schemas/Variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.page !== undefined){
let data8 = data.page;
if(data8 !== null && typeof data8 === "object" && !Array.isArray(data8)){
if(data8.type === null){
delete data8.type;
}
if(data8.url === null){
delete data8.url;
}
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.type !== undefined){
let data9 = data8.type;
if(typeof data9 === "string"){
if(func2(data9) > 40){
const err17 = {instancePath:instancePath+"/page/type",schemaPath:"#/components/schemas/ChatPage/properties/type/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/page/type",schemaPath:"#/components/schemas/ChatPage/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.url !== undefined){
let data10 = data8.url;
if(typeof data10 === "string"){
if(func2(data10) > 2000){
const err19 = {instancePath:instancePath+"/page/url",schemaPath:"#/components/schemas/ChatPage/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/page/url",schemaPath:"#/components/schemas/ChatPage/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/page",schemaPath:"#/components/schemas/ChatPage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate12(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const sendChatMessage = validate14;
const schema18 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/SendChatMessageRequest"}},"required":["requestBody"]};
const schema19 = {"type":"object","properties":{"text":{"type":"string","minLength":1,"maxLength":4000,"description":"What the visitor wrote, counted in Unicode code points. Required with `intentName`."},"intentName":{"type":"string","minLength":1,"maxLength":128,"description":"One of the session's intents."},"executionId":{"type":"string","format":"uuid","description":"Execution to resume. Required with `waitToken`."},"waitToken":{"type":"string","minLength":1,"maxLength":200,"description":"Wait token of the last reply."},"input":{"$ref":"#/components/schemas/ChatInput"},"context":{"$ref":"#/components/schemas/Context"},"variables":{"allOf":[{"$ref":"#/components/schemas/Variables"}],"x-violation-status":422},"tokenUsage":{"$ref":"#/components/schemas/ClientTokenUsage"}},"x-null-is-absent":["text","intentName","executionId","waitToken","input","context","variables","tokenUsage"]};
const schema22 = {"type":"object","description":"Free-form values merged into the execution's context, readable in the flow as `context.*`. At most 16 kB (16,384 bytes) as compact JSON and 8 levels, and 64 kB (65,536 bytes) together with the context that the execution has already; a violation is 422 and names `context`.","additionalProperties":true,"example":{"page":"/checkout"}};
const schema24 = {"type":"object","description":"Usage of the integrator's own model for the reply it shows. Sums and costs are always computed here.","required":["model","prompt_tokens","completion_tokens"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200,"description":"Name of the model.","example":"gpt-4o-mini"},"prompt_tokens":{"type":"integer","minimum":0,"maximum":2147483647,"description":"Tokens sent to the model.","example":120},"completion_tokens":{"type":"integer","minimum":0,"maximum":2147483647,"description":"Tokens the model wrote.","example":30}}};
const schema20 = {"type":"object","description":"The answer to the waiting node.","properties":{"values":{"$ref":"#/components/schemas/InputValues"}},"x-null-is-absent":["values"]};
const schema21 = {"type":"object","description":"Answers by field name; `{choice}` for buttons; a file reference for an upload field.","additionalProperties":true,"example":{"order_no":"123456"}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.values === null){
delete data.values;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.values !== undefined){
let data0 = data.values;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/values",schemaPath:"#/components/schemas/InputValues/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.text === null){
delete data.text;
}
if(data.intentName === null){
delete data.intentName;
}
if(data.executionId === null){
delete data.executionId;
}
if(data.waitToken === null){
delete data.waitToken;
}
if(data.input === null){
delete data.input;
}
if(data.context === null){
delete data.context;
}
if(data.variables === null){
delete data.variables;
}
if(data.tokenUsage === null){
delete data.tokenUsage;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func2(data0) > 4000){
const err0 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.intentName !== undefined){
let data1 = data.intentName;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err3 = {instancePath:instancePath+"/intentName",schemaPath:"#/properties/intentName/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/intentName",schemaPath:"#/properties/intentName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/intentName",schemaPath:"#/properties/intentName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.executionId !== undefined){
let data2 = data.executionId;
if(typeof data2 === "string"){
if(!(formats2.test(data2))){
const err6 = {instancePath:instancePath+"/executionId",schemaPath:"#/properties/executionId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/executionId",schemaPath:"#/properties/executionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.waitToken !== undefined){
let data3 = data.waitToken;
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err8 = {instancePath:instancePath+"/waitToken",schemaPath:"#/properties/waitToken/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/waitToken",schemaPath:"#/properties/waitToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/waitToken",schemaPath:"#/properties/waitToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.input !== undefined){
if(!(validate16(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
let data5 = data.context;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err11 = {instancePath:instancePath+"/context",schemaPath:"#/components/schemas/Context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.variables !== undefined){
let data6 = data.variables;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err12 = {instancePath:instancePath+"/variables",schemaPath:"#/components/schemas/Variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tokenUsage !== undefined){
let data7 = data.tokenUsage;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.model === undefined){
const err13 = {instancePath:instancePath+"/tokenUsage",schemaPath:"#/components/schemas/ClientTokenUsage/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.prompt_tokens === undefined){
const err14 = {instancePath:instancePath+"/tokenUsage",schemaPath:"#/components/schemas/ClientTokenUsage/required",keyword:"required",params:{missingProperty: "prompt_tokens"},message:"must have required property '"+"prompt_tokens"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.completion_tokens === undefined){
const err15 = {instancePath:instancePath+"/tokenUsage",schemaPath:"#/components/schemas/ClientTokenUsage/required",keyword:"required",params:{missingProperty: "completion_tokens"},message:"must have required property '"+"completion_tokens"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.model !== undefined){
let data8 = data7.model;
if(typeof data8 === "string"){
if(func2(data8) > 200){
const err16 = {instancePath:instancePath+"/tokenUsage/model",schemaPath:"#/components/schemas/ClientTokenUsage/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data8) < 1){
const err17 = {instancePath:instancePath+"/tokenUsage/model",schemaPath:"#/components/schemas/ClientTokenUsage/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/tokenUsage/model",schemaPath:"#/components/schemas/ClientTokenUsage/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.prompt_tokens !== undefined){
let data9 = data7.prompt_tokens;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err19 = {instancePath:instancePath+"/tokenUsage/prompt_tokens",schemaPath:"#/components/schemas/ClientTokenUsage/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/tokenUsage/prompt_tokens",schemaPath:"#/components/schemas/ClientTokenUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/tokenUsage/prompt_tokens",schemaPath:"#/components/schemas/ClientTokenUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data7.completion_tokens !== undefined){
let data10 = data7.completion_tokens;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err22 = {instancePath:instancePath+"/tokenUsage/completion_tokens",schemaPath:"#/components/schemas/ClientTokenUsage/properties/completion_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 2147483647 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/tokenUsage/completion_tokens",schemaPath:"#/components/schemas/ClientTokenUsage/properties/completion_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/tokenUsage/completion_tokens",schemaPath:"#/components/schemas/ClientTokenUsage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/tokenUsage",schemaPath:"#/components/schemas/ClientTokenUsage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate15(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const submitPublicForm = validate19;
const schema25 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/FormSubmissionInput"}},"required":["requestBody"]};
const schema26 = {"type":"object","description":"The answers to a form.","required":["values"],"properties":{"publicKey":{"type":"string","maxLength":200,"description":"Publishable key, when it stands neither in the query nor in the header."},"clientSubmissionId":{"type":"string","minLength":1,"maxLength":128,"description":"The client's own id of this submission; a repetition for the same form is not stored again."},"values":{"type":"object","additionalProperties":true,"description":"Answers keyed by field name; the honeypot field, if sent, must be empty."},"locale":{"description":"Language the visitor saw; error messages use it where the form has it.","allOf":[{"$ref":"#/components/schemas/Locale"}]},"conversationId":{"type":"string","format":"uuid","description":"Conversation the submission belongs to, if any; one unknown to the workspace is ignored."}},"x-null-is-absent":["publicKey","clientSubmissionId","locale","conversationId"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.publicKey === null){
delete data.publicKey;
}
if(data.clientSubmissionId === null){
delete data.clientSubmissionId;
}
if(data.locale === null){
delete data.locale;
}
if(data.conversationId === null){
delete data.conversationId;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.values === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.publicKey !== undefined){
let data0 = data.publicKey;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/publicKey",schemaPath:"#/properties/publicKey/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/publicKey",schemaPath:"#/properties/publicKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clientSubmissionId !== undefined){
let data1 = data.clientSubmissionId;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err3 = {instancePath:instancePath+"/clientSubmissionId",schemaPath:"#/properties/clientSubmissionId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/clientSubmissionId",schemaPath:"#/properties/clientSubmissionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/clientSubmissionId",schemaPath:"#/properties/clientSubmissionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.values !== undefined){
let data2 = data.values;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err6 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.locale !== undefined){
let data3 = data.locale;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err7 = {instancePath:instancePath+"/locale",schemaPath:"#/components/schemas/Locale/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/locale",schemaPath:"#/components/schemas/Locale/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/locale",schemaPath:"#/components/schemas/Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.conversationId !== undefined){
let data4 = data.conversationId;
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err10 = {instancePath:instancePath+"/conversationId",schemaPath:"#/properties/conversationId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/conversationId",schemaPath:"#/properties/conversationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate20(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

export const recordTelemetryEvent = validate22;
const schema28 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/TelemetryEventInput"}},"required":["requestBody"]};
const schema29 = {"type":"object","description":"One thing that happened on the client.","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"description":"Event name; telemetry goals match it exactly, letter case included."},"properties":{"type":"object","maxProperties":50,"additionalProperties":true,"description":"Free-form facts about the event: at most 50 keys, 8 levels and 16 kB (16,384 bytes) as JSON. A goal's\nfilter sees them as `$event`.\n"},"occurredAt":{"type":"string","description":"When it happened, in any form of ISO 8601 with a date: without offset in UTC, without a time the\nbeginning of the day. The time of arrival when omitted.\n"},"clientEventId":{"type":"string","minLength":1,"maxLength":128,"description":"The client's own id of the event; a repetition within 24 hours under the same key is stored once."}},"x-null-is-absent":["properties","occurredAt","clientEventId"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.properties === null){
delete data0.properties;
}
if(data0.occurredAt === null){
delete data0.occurredAt;
}
if(data0.clientEventId === null){
delete data0.clientEventId;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/TelemetryEventInput/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err2 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:document#/components/schemas/TelemetryEventInput/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:document#/components/schemas/TelemetryEventInput/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:document#/components/schemas/TelemetryEventInput/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.properties !== undefined){
let data2 = data0.properties;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 50){
const err5 = {instancePath:instancePath+"/requestBody/properties",schemaPath:"urn:parley:document#/components/schemas/TelemetryEventInput/properties/properties/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/requestBody/properties",schemaPath:"urn:parley:document#/components/schemas/TelemetryEventInput/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.occurredAt !== undefined){
if(typeof data0.occurredAt !== "string"){
const err7 = {instancePath:instancePath+"/requestBody/occurredAt",schemaPath:"urn:parley:document#/components/schemas/TelemetryEventInput/properties/occurredAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.clientEventId !== undefined){
let data4 = data0.clientEventId;
if(typeof data4 === "string"){
if(func2(data4) > 128){
const err8 = {instancePath:instancePath+"/requestBody/clientEventId",schemaPath:"urn:parley:document#/components/schemas/TelemetryEventInput/properties/clientEventId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data4) < 1){
const err9 = {instancePath:instancePath+"/requestBody/clientEventId",schemaPath:"urn:parley:document#/components/schemas/TelemetryEventInput/properties/clientEventId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/requestBody/clientEventId",schemaPath:"urn:parley:document#/components/schemas/TelemetryEventInput/properties/clientEventId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/TelemetryEventInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const recordTelemetryBatch = validate23;
const schema30 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/TelemetryBatchInput"}},"required":["requestBody"]};
const schema31 = {"type":"object","description":"A batch of events in the order in which they happened.","required":["events"],"properties":{"events":{"type":"array","minItems":1,"maxItems":50,"x-violation-status":400,"x-checked-by-item":true,"items":{"$ref":"#/components/schemas/TelemetryBatchItem"},"description":"Between 1 and 50 events; any other number refuses the whole batch."}}};
const schema32 = {"description":"An event with the fields and the rules of `TelemetryEventInput`. They are applied item by item and an item that\nbreaks them is left out, which is why they do not stand in this schema.\n"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
if(data0.length > 50){
const err1 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate24(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

