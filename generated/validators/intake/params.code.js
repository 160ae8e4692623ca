import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const receiveInboundWebhook = validate10;
const schema11 = {"type":"object","properties":{"path":{"type":"object","properties":{"inboundWebhookId":{"type":"string","maxLength":64}},"required":["inboundWebhookId"]},"header":{"type":"object","properties":{"x-service-timestamp":{"type":"string","pattern":"^[0-9]{1,12}$"}},"required":["x-service-timestamp"]}},"required":["path","header"]};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[0-9]{1,12}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},message:"must have required property '"+"header"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.inboundWebhookId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "inboundWebhookId"},message:"must have required property '"+"inboundWebhookId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.inboundWebhookId !== undefined){
let data1 = data0.inboundWebhookId;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/path/inboundWebhookId",schemaPath:"#/properties/path/properties/inboundWebhookId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["inboundWebhookId"] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err4 = {instancePath:instancePath+"/path/inboundWebhookId",schemaPath:"#/properties/path/properties/inboundWebhookId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["x-service-timestamp"] === undefined){
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "x-service-timestamp"},message:"must have required property '"+"x-service-timestamp"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2["x-service-timestamp"] !== undefined){
let data3 = data2["x-service-timestamp"];
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
const err7 = {instancePath:instancePath+"/header/x-service-timestamp",schemaPath:"#/properties/header/properties/x-service-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["x-service-timestamp"] = coerced1;
}
}
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/header/x-service-timestamp",schemaPath:"#/properties/header/properties/x-service-timestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,12}$"},message:"must match pattern \""+"^[0-9]{1,12}$"+"\""};
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
}
else {
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate10.errors = vErrors;
return errors === 0;
}

export const receiveSenderWebhook = validate11;
const schema12 = {"type":"object","properties":{"path":{"type":"object","properties":{"inboundWebhookId":{"type":"string","maxLength":64}},"required":["inboundWebhookId"]}},"required":["path"]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.inboundWebhookId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "inboundWebhookId"},message:"must have required property '"+"inboundWebhookId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.inboundWebhookId !== undefined){
let data1 = data0.inboundWebhookId;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/path/inboundWebhookId",schemaPath:"#/properties/path/properties/inboundWebhookId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["inboundWebhookId"] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err3 = {instancePath:instancePath+"/path/inboundWebhookId",schemaPath:"#/properties/path/properties/inboundWebhookId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
}
else {
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate11.errors = vErrors;
return errors === 0;
}

