import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const recordConversion = validate10;
const schema11 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:RecordConversionRequest"}},"required":["requestBody"]};
const schema12 = {"type":"object","required":["tenant_id","goal"],"properties":{"tenant_id":{"type":"string","format":"uuid"},"goal":{"type":"string","minLength":1,"maxLength":200},"conversation_id":{"type":"string","format":"uuid"},"external_ref":{"type":"string","minLength":1,"maxLength":255},"occurred_at":{"type":"string"},"props":{"type":"object","additionalProperties":true}},"x-null-is-absent":["conversation_id","external_ref","occurred_at","props"]};
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const func2 = require("ajv/dist/runtime/ucs2length").default;

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
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.conversation_id === null){
delete data0.conversation_id;
}
if(data0.external_ref === null){
delete data0.external_ref;
}
if(data0.occurred_at === null){
delete data0.occurred_at;
}
if(data0.props === null){
delete data0.props;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.tenant_id === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:RecordConversionRequest/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.goal === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:RecordConversionRequest/required",keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.tenant_id !== undefined){
let data1 = data0.tenant_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:RecordConversionRequest/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err4 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:RecordConversionRequest/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.goal !== undefined){
let data2 = data0.goal;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err5 = {instancePath:instancePath+"/requestBody/goal",schemaPath:"urn:parley:RecordConversionRequest/properties/goal/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/requestBody/goal",schemaPath:"urn:parley:RecordConversionRequest/properties/goal/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/requestBody/goal",schemaPath:"urn:parley:RecordConversionRequest/properties/goal/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.conversation_id !== undefined){
let data3 = data0.conversation_id;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/requestBody/conversation_id",schemaPath:"urn:parley:RecordConversionRequest/properties/conversation_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err9 = {instancePath:instancePath+"/requestBody/conversation_id",schemaPath:"urn:parley:RecordConversionRequest/properties/conversation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.external_ref !== undefined){
let data4 = data0.external_ref;
if(typeof data4 === "string"){
if(func2(data4) > 255){
const err10 = {instancePath:instancePath+"/requestBody/external_ref",schemaPath:"urn:parley:RecordConversionRequest/properties/external_ref/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data4) < 1){
const err11 = {instancePath:instancePath+"/requestBody/external_ref",schemaPath:"urn:parley:RecordConversionRequest/properties/external_ref/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err12 = {instancePath:instancePath+"/requestBody/external_ref",schemaPath:"urn:parley:RecordConversionRequest/properties/external_ref/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.occurred_at !== undefined){
if(typeof data0.occurred_at !== "string"){
const err13 = {instancePath:instancePath+"/requestBody/occurred_at",schemaPath:"urn:parley:RecordConversionRequest/properties/occurred_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.props !== undefined){
let data6 = data0.props;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err14 = {instancePath:instancePath+"/requestBody/props",schemaPath:"urn:parley:RecordConversionRequest/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:RecordConversionRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

