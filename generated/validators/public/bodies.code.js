import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const openChatSession = validate10;
const schema11 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:OpenChatSessionRequest"}},"required":["requestBody"]};
const schema12 = {"type":"object","properties":{"publicKey":{"type":"string","maxLength":200},"locale":{"allOf":[{"$ref":"urn:parley:Locale"}]},"customer":{"$ref":"urn:parley:ChatCustomer"},"identity":{"type":"string","minLength":1,"maxLength":8192},"conversationId":{"type":"string","format":"uuid"},"resumeToken":{"type":"string","minLength":1,"maxLength":500},"variables":{"allOf":[{"$ref":"urn:parley:Variables"}]},"page":{"$ref":"urn:parley:ChatPage"}},"x-null-is-absent":["publicKey","locale","customer","identity","conversationId","resumeToken","variables","page"]};
const schema13 = {"type":"string","maxLength":100,"pattern":"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"};
const schema14 = {"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":200},"name":{"type":"string","maxLength":200},"email":{"type":"string","format":"email","maxLength":320}},"x-null-is-absent":["id","name","email"]};
const schema15 = {"type":"object","additionalProperties":true};
const schema16 = {"type":"object","properties":{"type":{"type":"string","maxLength":40},"url":{"type":"string","maxLength":2000}},"x-null-is-absent":["type","url"]};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$", "u");
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const formats2 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.identity === null){
delete data.identity;
}
if(data.conversationId === null){
delete data.conversationId;
}
if(data.resumeToken === null){
delete data.resumeToken;
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
const err2 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"+"\""};
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
const err4 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err5 = {instancePath:instancePath+"/customer/id",schemaPath:"urn:parley:ChatCustomer/properties/id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data3) < 1){
const err6 = {instancePath:instancePath+"/customer/id",schemaPath:"urn:parley:ChatCustomer/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/customer/id",schemaPath:"urn:parley:ChatCustomer/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/customer/name",schemaPath:"urn:parley:ChatCustomer/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err9 = {instancePath:instancePath+"/customer/name",schemaPath:"urn:parley:ChatCustomer/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err10 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:ChatCustomer/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.test(data5))){
const err11 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:ChatCustomer/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err12 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:ChatCustomer/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err13 = {instancePath:instancePath+"/customer",schemaPath:"urn:parley:ChatCustomer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.identity !== undefined){
let data6 = data.identity;
if(typeof data6 === "string"){
if(func2(data6) > 8192){
const err14 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data6) < 1){
const err15 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.conversationId !== undefined){
let data7 = data.conversationId;
if(typeof data7 === "string"){
if(!(formats2.test(data7))){
const err17 = {instancePath:instancePath+"/conversationId",schemaPath:"#/properties/conversationId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err18 = {instancePath:instancePath+"/conversationId",schemaPath:"#/properties/conversationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.resumeToken !== undefined){
let data8 = data.resumeToken;
if(typeof data8 === "string"){
if(func2(data8) > 500){
const err19 = {instancePath:instancePath+"/resumeToken",schemaPath:"#/properties/resumeToken/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data8) < 1){
const err20 = {instancePath:instancePath+"/resumeToken",schemaPath:"#/properties/resumeToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/resumeToken",schemaPath:"#/properties/resumeToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.variables !== undefined){
let data9 = data.variables;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err22 = {instancePath:instancePath+"/variables",schemaPath:"urn:parley:Variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.page !== undefined){
let data10 = data.page;
if(data10 !== null && typeof data10 === "object" && !Array.isArray(data10)){
if(data10.type === null){
delete data10.type;
}
if(data10.url === null){
delete data10.url;
}
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.type !== undefined){
let data11 = data10.type;
if(typeof data11 === "string"){
if(func2(data11) > 40){
const err23 = {instancePath:instancePath+"/page/type",schemaPath:"urn:parley:ChatPage/properties/type/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/page/type",schemaPath:"urn:parley:ChatPage/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.url !== undefined){
let data12 = data10.url;
if(typeof data12 === "string"){
if(func2(data12) > 2000){
const err25 = {instancePath:instancePath+"/page/url",schemaPath:"urn:parley:ChatPage/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/page/url",schemaPath:"urn:parley:ChatPage/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/page",schemaPath:"urn:parley:ChatPage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate11.errors = vErrors;
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
if(!(validate11(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate11.errors);
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

export const sendChatMessage = validate13;
const schema17 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SendChatMessageRequest"}},"required":["requestBody"]};
const schema18 = {"type":"object","properties":{"text":{"type":"string","minLength":1,"maxLength":4000},"intentName":{"type":"string","minLength":1,"maxLength":128},"executionId":{"type":"string","format":"uuid"},"waitToken":{"type":"string","minLength":1,"maxLength":200},"asksBack":{"type":"boolean"},"asideIntent":{"type":"string","minLength":1,"maxLength":128},"input":{"$ref":"urn:parley:ChatInput"},"context":{"$ref":"urn:parley:Context"},"variables":{"allOf":[{"$ref":"urn:parley:Variables"}]},"tokenUsage":{"$ref":"urn:parley:ClientTokenUsage"}},"x-null-is-absent":["text","intentName","executionId","waitToken","asksBack","asideIntent","input","context","variables","tokenUsage"]};
const schema21 = {"type":"object","additionalProperties":true};
const schema23 = {"type":"object","required":["model","prompt_tokens","completion_tokens"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"prompt_tokens":{"type":"integer","minimum":0,"maximum":2147483647},"completion_tokens":{"type":"integer","minimum":0,"maximum":2147483647}}};
const schema19 = {"type":"object","properties":{"values":{"$ref":"urn:parley:InputValues"}},"x-null-is-absent":["values"]};
const schema20 = {"type":"object","additionalProperties":true};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err0 = {instancePath:instancePath+"/values",schemaPath:"urn:parley:InputValues/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.asksBack === null){
delete data.asksBack;
}
if(data.asideIntent === null){
delete data.asideIntent;
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
if(data.asksBack !== undefined){
if(typeof data.asksBack !== "boolean"){
const err11 = {instancePath:instancePath+"/asksBack",schemaPath:"#/properties/asksBack/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.asideIntent !== undefined){
let data5 = data.asideIntent;
if(typeof data5 === "string"){
if(func2(data5) > 128){
const err12 = {instancePath:instancePath+"/asideIntent",schemaPath:"#/properties/asideIntent/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data5) < 1){
const err13 = {instancePath:instancePath+"/asideIntent",schemaPath:"#/properties/asideIntent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/asideIntent",schemaPath:"#/properties/asideIntent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.input !== undefined){
if(!(validate15(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = withMore(vErrors, validate15.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
let data7 = data.context;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err15 = {instancePath:instancePath+"/context",schemaPath:"urn:parley:Context/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
let data8 = data.variables;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err16 = {instancePath:instancePath+"/variables",schemaPath:"urn:parley:Variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.tokenUsage !== undefined){
let data9 = data.tokenUsage;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.model === undefined){
const err17 = {instancePath:instancePath+"/tokenUsage",schemaPath:"urn:parley:ClientTokenUsage/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9.prompt_tokens === undefined){
const err18 = {instancePath:instancePath+"/tokenUsage",schemaPath:"urn:parley:ClientTokenUsage/required",keyword:"required",params:{missingProperty: "prompt_tokens"},message:"must have required property '"+"prompt_tokens"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9.completion_tokens === undefined){
const err19 = {instancePath:instancePath+"/tokenUsage",schemaPath:"urn:parley:ClientTokenUsage/required",keyword:"required",params:{missingProperty: "completion_tokens"},message:"must have required property '"+"completion_tokens"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.model !== undefined){
let data10 = data9.model;
if(typeof data10 === "string"){
if(func2(data10) > 200){
const err20 = {instancePath:instancePath+"/tokenUsage/model",schemaPath:"urn:parley:ClientTokenUsage/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data10) < 1){
const err21 = {instancePath:instancePath+"/tokenUsage/model",schemaPath:"urn:parley:ClientTokenUsage/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/tokenUsage/model",schemaPath:"urn:parley:ClientTokenUsage/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data9.prompt_tokens !== undefined){
let data11 = data9.prompt_tokens;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err23 = {instancePath:instancePath+"/tokenUsage/prompt_tokens",schemaPath:"urn:parley:ClientTokenUsage/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/tokenUsage/prompt_tokens",schemaPath:"urn:parley:ClientTokenUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err25 = {instancePath:instancePath+"/tokenUsage/prompt_tokens",schemaPath:"urn:parley:ClientTokenUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data9.completion_tokens !== undefined){
let data12 = data9.completion_tokens;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err26 = {instancePath:instancePath+"/tokenUsage/completion_tokens",schemaPath:"urn:parley:ClientTokenUsage/properties/completion_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/tokenUsage/completion_tokens",schemaPath:"urn:parley:ClientTokenUsage/properties/completion_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/tokenUsage/completion_tokens",schemaPath:"urn:parley:ClientTokenUsage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/tokenUsage",schemaPath:"urn:parley:ClientTokenUsage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate14(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate14.errors);
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
validate13.errors = vErrors;
return errors === 0;
}

export const matchChatIntents = validate18;
const schema24 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:MatchChatIntentsRequest"}},"required":["requestBody"]};
const schema25 = {"type":"object","required":["text"],"properties":{"text":{"type":"string","minLength":1,"maxLength":4000},"locale":{"allOf":[{"$ref":"urn:parley:Locale"}]}},"x-null-is-absent":["locale"]};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.locale === null){
delete data.locale;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func2(data0) > 4000){
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.locale !== undefined){
let data1 = data.locale;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err4 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"+"\""};
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
const err6 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate19(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate19.errors);
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
validate18.errors = vErrors;
return errors === 0;
}

export const requestTranscript = validate21;
const schema27 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:TranscriptRequest"}},"required":["requestBody"]};
const schema28 = {"type":"object","properties":{"email":{"type":"string","format":"email","maxLength":254}},"x-null-is-absent":["email"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.email === null){
delete data0.email;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(func2(data1) > 254){
const err1 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:TranscriptRequest/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:TranscriptRequest/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err3 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:TranscriptRequest/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err4 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:TranscriptRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const rateHandoff = validate22;
const schema29 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:HandoffRatingInput"}},"required":["requestBody"]};
const schema30 = {"type":"object","additionalProperties":false,"required":["score"],"properties":{"score":{"type":"integer","minimum":1,"maximum":5},"comment":{"type":"string","maxLength":2000,"pattern":"^[^\\u0000]*$"}},"x-null-is-absent":["comment"]};
const pattern2 = new RegExp("^[^\\u0000]*$", "u");

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
if(data0.comment === null){
delete data0.comment;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.score === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:HandoffRatingInput/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "score") || (key0 === "comment"))){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:HandoffRatingInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.score !== undefined){
let data1 = data0.score;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/requestBody/score",schemaPath:"urn:parley:HandoffRatingInput/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 5 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/requestBody/score",schemaPath:"urn:parley:HandoffRatingInput/properties/score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/requestBody/score",schemaPath:"urn:parley:HandoffRatingInput/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data0.comment !== undefined){
let data2 = data0.comment;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err6 = {instancePath:instancePath+"/requestBody/comment",schemaPath:"urn:parley:HandoffRatingInput/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern2.test(data2)){
const err7 = {instancePath:instancePath+"/requestBody/comment",schemaPath:"urn:parley:HandoffRatingInput/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/comment",schemaPath:"urn:parley:HandoffRatingInput/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:HandoffRatingInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const runTrial = validate23;
const schema31 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:RunTrialRequest"}},"required":["requestBody"]};
const schema32 = {"type":"object","required":["token"],"properties":{"token":{"type":"string","pattern":"^cft_[0-9A-Za-z]{49}$"},"seed":{"type":"string","maxLength":100,"default":"trial"},"startedAt":{"type":"string","format":"date-time"},"locale":{"allOf":[{"$ref":"urn:parley:Locale"}]},"inputs":{"type":"array","maxItems":100,"items":{"$ref":"urn:parley:TrialInput"}}},"x-null-is-absent":["seed","startedAt","locale","inputs"]};
const pattern3 = new RegExp("^cft_[0-9A-Za-z]{49}$", "u");
const formats8 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const schema34 = {"type":"object","properties":{"values":{"$ref":"urn:parley:InputValues"},"timeout":{"type":"boolean","default":false},"text":{"type":"string","minLength":1,"maxLength":4000}},"x-null-is-absent":["values","timeout","text"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.values === null){
delete data.values;
}
if(data.timeout === null){
delete data.timeout;
}
if(data.text === null){
delete data.text;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeout === undefined){
data.timeout = false;
}
if(data.values !== undefined){
let data0 = data.values;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/values",schemaPath:"urn:parley:InputValues/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(typeof data.timeout !== "boolean"){
const err1 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func2(data2) > 4000){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data2) < 1){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.seed === null){
delete data.seed;
}
if(data.startedAt === null){
delete data.startedAt;
}
if(data.locale === null){
delete data.locale;
}
if(data.inputs === null){
delete data.inputs;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seed === undefined){
data.seed = "trial";
}
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err1 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^cft_[0-9A-Za-z]{49}$"},message:"must match pattern \""+"^cft_[0-9A-Za-z]{49}$"+"\""};
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
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data1 = data.seed;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err3 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err4 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.startedAt !== undefined){
let data2 = data.startedAt;
if(typeof data2 === "string"){
if(!(formats8.validate(data2))){
const err5 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err6 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err7 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"+"\""};
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
const err9 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.inputs !== undefined){
let data4 = data.inputs;
if(Array.isArray(data4)){
if(data4.length > 100){
const err10 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data4[i0], {instancePath:instancePath+"/inputs/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
vErrors = withMore(vErrors, validate24.errors);
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

export const submitPublicForm = validate28;
const schema36 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:FormSubmissionInput"}},"required":["requestBody"]};
const schema37 = {"type":"object","required":["values"],"properties":{"publicKey":{"type":"string","maxLength":200},"clientSubmissionId":{"type":"string","minLength":1,"maxLength":128},"values":{"type":"object","additionalProperties":true},"locale":{"allOf":[{"$ref":"urn:parley:Locale"}]},"conversationId":{"type":"string","format":"uuid"}},"x-null-is-absent":["publicKey","clientSubmissionId","locale","conversationId"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err7 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"+"\""};
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
const err9 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate29(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate29.errors);
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
validate28.errors = vErrors;
return errors === 0;
}

export const recordTelemetryEvent = validate31;
const schema39 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:TelemetryEventInput"}},"required":["requestBody"]};
const schema40 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128},"properties":{"type":"object","maxProperties":50,"additionalProperties":true},"occurredAt":{"type":"string"},"clientEventId":{"type":"string","minLength":1,"maxLength":128}},"x-null-is-absent":["properties","occurredAt","clientEventId"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:TelemetryEventInput/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
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
const err2 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:TelemetryEventInput/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:TelemetryEventInput/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:TelemetryEventInput/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err5 = {instancePath:instancePath+"/requestBody/properties",schemaPath:"urn:parley:TelemetryEventInput/properties/properties/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"};
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
const err6 = {instancePath:instancePath+"/requestBody/properties",schemaPath:"urn:parley:TelemetryEventInput/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err7 = {instancePath:instancePath+"/requestBody/occurredAt",schemaPath:"urn:parley:TelemetryEventInput/properties/occurredAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/requestBody/clientEventId",schemaPath:"urn:parley:TelemetryEventInput/properties/clientEventId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data4) < 1){
const err9 = {instancePath:instancePath+"/requestBody/clientEventId",schemaPath:"urn:parley:TelemetryEventInput/properties/clientEventId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err10 = {instancePath:instancePath+"/requestBody/clientEventId",schemaPath:"urn:parley:TelemetryEventInput/properties/clientEventId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err11 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:TelemetryEventInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate31.errors = vErrors;
return errors === 0;
}

export const recordTelemetryBatch = validate32;
const schema41 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:TelemetryBatchInput"}},"required":["requestBody"]};
const schema42 = {"type":"object","required":["events"],"properties":{"events":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"urn:parley:TelemetryBatchItem"}}}};
const schema43 = {};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate33(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate33.errors);
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
validate32.errors = vErrors;
return errors === 0;
}

function withMore(errors, more) {
  if (errors === null) return more
  for (const error of more) errors.push(error)
  return errors
}

