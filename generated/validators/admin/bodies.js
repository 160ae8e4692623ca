import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const login = validate10;
const schema11 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/LoginRequest"}},"required":["requestBody"]};
const schema13 = {"type":"object","required":["email","password"],"description":"What a user signs in with.","properties":{"email":{"type":"string","minLength":3,"maxLength":254,"description":"E-mail address of the user; upper and lower case are the same."},"password":{"type":"string","minLength":1,"maxLength":1024,"description":"The password as typed."}}};
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/LoginRequest/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.password === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/LoginRequest/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(func2(data1) > 254){
const err3 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:document#/components/schemas/LoginRequest/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 3){
const err4 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:document#/components/schemas/LoginRequest/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
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
const err5 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:document#/components/schemas/LoginRequest/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.password !== undefined){
let data2 = data0.password;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err6 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:document#/components/schemas/LoginRequest/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:document#/components/schemas/LoginRequest/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:document#/components/schemas/LoginRequest/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/LoginRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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

export const changeOwnPassword = validate12;
const schema14 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/ChangeOwnPasswordRequest"}},"required":["requestBody"]};
const schema15 = {"type":"object","required":["currentPassword","newPassword"],"description":"The present password and the one to replace it.","properties":{"currentPassword":{"type":"string","minLength":1,"maxLength":1024,"description":"The password that is valid now."},"newPassword":{"type":"string","minLength":12,"maxLength":1024,"description":"The password from now on."}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.currentPassword === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/ChangeOwnPasswordRequest/required",keyword:"required",params:{missingProperty: "currentPassword"},message:"must have required property '"+"currentPassword"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.newPassword === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/ChangeOwnPasswordRequest/required",keyword:"required",params:{missingProperty: "newPassword"},message:"must have required property '"+"newPassword"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.currentPassword !== undefined){
let data1 = data0.currentPassword;
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err3 = {instancePath:instancePath+"/requestBody/currentPassword",schemaPath:"urn:parley:document#/components/schemas/ChangeOwnPasswordRequest/properties/currentPassword/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/requestBody/currentPassword",schemaPath:"urn:parley:document#/components/schemas/ChangeOwnPasswordRequest/properties/currentPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/requestBody/currentPassword",schemaPath:"urn:parley:document#/components/schemas/ChangeOwnPasswordRequest/properties/currentPassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.newPassword !== undefined){
let data2 = data0.newPassword;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err6 = {instancePath:instancePath+"/requestBody/newPassword",schemaPath:"urn:parley:document#/components/schemas/ChangeOwnPasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data2) < 12){
const err7 = {instancePath:instancePath+"/requestBody/newPassword",schemaPath:"urn:parley:document#/components/schemas/ChangeOwnPasswordRequest/properties/newPassword/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"};
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
const err8 = {instancePath:instancePath+"/requestBody/newPassword",schemaPath:"urn:parley:document#/components/schemas/ChangeOwnPasswordRequest/properties/newPassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/ChangeOwnPasswordRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate12.errors = vErrors;
return errors === 0;
}

export const createOwnToken = validate13;
const schema16 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateTokenRequest"}},"required":["requestBody"]};
const schema17 = {"type":"object","required":["name","scopes"],"description":"A token to create.","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name by which to recognise it."},"scopes":{"type":"array","minItems":1,"maxItems":13,"uniqueItems":true,"items":{"$ref":"#/components/schemas/AccessTokenScope"},"description":"What it shall open."},"expiresAt":{"type":"string","format":"date-time","nullable":true,"description":"When it stops working; an instant that is past is refused. Null or absent for never."}}};
const schema18 = {"type":"string","enum":["api:full","mcp","mcp:analytics","mcp:analytics:read","mcp:analytics:write","mcp:flows","mcp:flows:read","mcp:flows:run","mcp:connections","mcp:connections:read","mcp:connections:manage","mcp:history:read","mcp:config:read"],"description":"What a token opens. `api:full`: this surface and the configuration API. `mcp`: all of the agent gateway. `mcp:analytics`, `mcp:flows` and `mcp:connections`: every narrower scope that begins so, except `mcp:flows:run`, which only `mcp` implies."};
const func0 = require("ajv/dist/runtime/equal").default;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scopes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
if(data1.length > 13){
const err5 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/AccessTokenScope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((((data2 === "api:full") || (data2 === "mcp")) || (data2 === "mcp:analytics")) || (data2 === "mcp:analytics:read")) || (data2 === "mcp:analytics:write")) || (data2 === "mcp:flows")) || (data2 === "mcp:flows:read")) || (data2 === "mcp:flows:run")) || (data2 === "mcp:connections")) || (data2 === "mcp:connections:read")) || (data2 === "mcp:connections:manage")) || (data2 === "mcp:history:read")) || (data2 === "mcp:config:read"))){
const err8 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/AccessTokenScope/enum",keyword:"enum",params:{allowedValues: schema18.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
const err9 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data3 = data.expiresAt;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err12 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
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
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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

export const updateWorkspace = validate16;
const schema19 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/UpdateWorkspaceRequest"}},"required":["requestBody"]};
const schema20 = {"type":"object","minProperties":1,"description":"The settings to change.","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name shown to people."},"locale":{"description":"Language of visitors who name none.","allOf":[{"$ref":"#/components/schemas/Locale"}]},"timezone":{"type":"string","minLength":1,"maxLength":64,"description":"IANA name of a zone, for example `Europe/Berlin`; an unknown one is refused."},"currency":{"type":"string","pattern":"^[A-Z]{3}$","description":"ISO 4217 code that new goals start with."}},"x-null-is-absent":["name","locale","timezone","currency"]};
const schema21 = {"title":"Locale","description":"A language as a BCP 47 tag (RFC 5646, section 2.1), in upper or lower case; an underscore counts as a hyphen. The pattern is that of a well-formed tag.","type":"string","maxLength":100,"pattern":"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"};
const pattern0 = new RegExp("^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$", "u");
const pattern1 = new RegExp("^[A-Z]{3}$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.locale === null){
delete data.locale;
}
if(data.timezone === null){
delete data.timezone;
}
if(data.currency === null){
delete data.currency;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err4 = {instancePath:instancePath+"/locale",schemaPath:"#/components/schemas/Locale/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/locale",schemaPath:"#/components/schemas/Locale/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"+"\""};
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
const err6 = {instancePath:instancePath+"/locale",schemaPath:"#/components/schemas/Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timezone !== undefined){
let data2 = data.timezone;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err7 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data2) < 1){
const err8 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.currency !== undefined){
let data3 = data.currency;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
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
const err11 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate17(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
validate16.errors = vErrors;
return errors === 0;
}

export const createRole = validate19;
const schema22 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateRoleRequest"}},"required":["requestBody"]};
const schema23 = {"type":"object","required":["code","permissions"],"description":"A role to create.","properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$","description":"Code of the role; it cannot be changed later."},"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name shown to people; the code when absent."},"permissions":{"$ref":"#/components/schemas/PermissionCodes"}},"x-null-is-absent":["name"]};
const schema24 = {"type":"array","maxItems":500,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":128,"pattern":"^service\\.[a-z0-9_]+(\\.[a-z0-9_]+)*$"},"description":"Codes of permissions as `listPermissions` names them; an unknown one is refused."};
const pattern2 = new RegExp("^[a-z][a-z0-9_]{0,63}$", "u");
const pattern3 = new RegExp("^service\\.[a-z0-9_]+(\\.[a-z0-9_]+)*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.permissions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permissions"},message:"must have required property '"+"permissions"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
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
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.permissions !== undefined){
let data2 = data.permissions;
if(Array.isArray(data2)){
if(data2.length > 500){
const err7 = {instancePath:instancePath+"/permissions",schemaPath:"#/components/schemas/PermissionCodes/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) > 128){
const err8 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/components/schemas/PermissionCodes/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/components/schemas/PermissionCodes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern3.test(data3)){
const err10 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/components/schemas/PermissionCodes/items/pattern",keyword:"pattern",params:{pattern: "^service\\.[a-z0-9_]+(\\.[a-z0-9_]+)*$"},message:"must match pattern \""+"^service\\.[a-z0-9_]+(\\.[a-z0-9_]+)*$"+"\""};
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
const err11 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/components/schemas/PermissionCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/permissions",schemaPath:"#/components/schemas/PermissionCodes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/permissions",schemaPath:"#/components/schemas/PermissionCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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

export const updateRole = validate22;
const schema25 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/UpdateRoleRequest"}},"required":["requestBody"]};
const schema26 = {"type":"object","minProperties":1,"description":"What to change about the role.","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name shown to people."},"permissions":{"$ref":"#/components/schemas/PermissionCodes"}},"x-null-is-absent":["name","permissions"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.permissions === null){
delete data.permissions;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.permissions !== undefined){
let data1 = data.permissions;
if(Array.isArray(data1)){
if(data1.length > 500){
const err4 = {instancePath:instancePath+"/permissions",schemaPath:"#/components/schemas/PermissionCodes/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err5 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/components/schemas/PermissionCodes/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/components/schemas/PermissionCodes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern3.test(data2)){
const err7 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/components/schemas/PermissionCodes/items/pattern",keyword:"pattern",params:{pattern: "^service\\.[a-z0-9_]+(\\.[a-z0-9_]+)*$"},message:"must match pattern \""+"^service\\.[a-z0-9_]+(\\.[a-z0-9_]+)*$"+"\""};
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
const err8 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/components/schemas/PermissionCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/permissions",schemaPath:"#/components/schemas/PermissionCodes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/permissions",schemaPath:"#/components/schemas/PermissionCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}


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
if(!(validate23(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate22.errors = vErrors;
return errors === 0;
}

export const createUser = validate25;
const schema28 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateUserRequest"}},"required":["requestBody"]};
const schema29 = {"type":"object","required":["email","name","roles"],"description":"A user to create.","properties":{"email":{"type":"string","format":"email","maxLength":254,"description":"E-mail address with which the user will sign in."},"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name shown to people."},"password":{"type":"string","minLength":12,"maxLength":1024,"description":"First password; without one the user cannot sign in until it is set."},"roles":{"$ref":"#/components/schemas/UserRoleCodes"},"active":{"type":"boolean","default":true,"description":"Whether the user may sign in."}},"x-null-is-absent":["password","active"]};
const schema30 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$"},"description":"Codes of roles: `admin`, `super_admin`, or roles of the workspace; an unknown one is refused."};
const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.password === null){
delete data.password;
}
if(data.active === null){
delete data.active;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.active === undefined){
data.active = true;
}
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.roles === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func2(data0) > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats2.test(data0))){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err9 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data2) < 12){
const err10 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"};
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
const err11 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.roles !== undefined){
let data3 = data.roles;
if(Array.isArray(data3)){
if(data3.length > 50){
const err12 = {instancePath:instancePath+"/roles",schemaPath:"#/components/schemas/UserRoleCodes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
const err13 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/components/schemas/UserRoleCodes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
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
const err14 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/components/schemas/UserRoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/roles",schemaPath:"#/components/schemas/UserRoleCodes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/roles",schemaPath:"#/components/schemas/UserRoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(typeof data.active !== "boolean"){
const err17 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate26(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate25.errors = vErrors;
return errors === 0;
}

export const updateUser = validate28;
const schema31 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/UpdateUserRequest"}},"required":["requestBody"]};
const schema32 = {"type":"object","minProperties":1,"description":"What to change about the user.","properties":{"email":{"type":"string","format":"email","maxLength":254,"description":"E-mail address with which the user signs in."},"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name shown to people."},"roles":{"$ref":"#/components/schemas/UserRoleCodes"}},"x-null-is-absent":["email","name","roles"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.email === null){
delete data.email;
}
if(data.name === null){
delete data.name;
}
if(data.roles === null){
delete data.roles;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func2(data0) > 254){
const err1 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2.test(data0))){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.roles !== undefined){
let data2 = data.roles;
if(Array.isArray(data2)){
if(data2.length > 50){
const err7 = {instancePath:instancePath+"/roles",schemaPath:"#/components/schemas/UserRoleCodes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err8 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/components/schemas/UserRoleCodes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
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
const err9 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/components/schemas/UserRoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/roles",schemaPath:"#/components/schemas/UserRoleCodes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/roles",schemaPath:"#/components/schemas/UserRoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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

export const setUserPassword = validate31;
const schema34 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/SetUserPasswordRequest"}},"required":["requestBody"]};
const schema35 = {"type":"object","required":["password"],"description":"The new password.","properties":{"password":{"type":"string","minLength":12,"maxLength":1024,"description":"Password from now on."}}};

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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.password === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/SetUserPasswordRequest/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.password !== undefined){
let data1 = data0.password;
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err2 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:document#/components/schemas/SetUserPasswordRequest/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 12){
const err3 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:document#/components/schemas/SetUserPasswordRequest/properties/password/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"};
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
const err4 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:document#/components/schemas/SetUserPasswordRequest/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err5 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/SetUserPasswordRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

export const createEngineToken = validate32;
const schema36 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateEngineTokenRequest"}},"required":["requestBody"]};
const schema37 = {"type":"object","required":["name","scopes"],"description":"An engine token to create.","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name of the caller."},"scopes":{"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"$ref":"#/components/schemas/EngineTokenScope"},"description":"The surfaces that it shall open."},"workspaces":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","format":"uuid"},"description":"The workspaces that its requests may name; this one when absent. Not read with `everyWorkspace`."},"everyWorkspace":{"type":"boolean","default":false,"description":"Whether its requests may name any workspace, also later ones."},"expiresAt":{"type":"string","format":"date-time","nullable":true,"description":"When it stops working; an instant that is past is refused. Null or absent for never."}},"x-null-is-absent":["workspaces","everyWorkspace"]};
const schema38 = {"type":"string","enum":["engine","insights","training","metrics"],"description":"A surface that a token opens: `engine` the engine API, `insights` the recording of conversions, `training` the crawler API, `metrics` `/metrics`."};
const formats6 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.workspaces === null){
delete data.workspaces;
}
if(data.everyWorkspace === null){
delete data.everyWorkspace;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.everyWorkspace === undefined){
data.everyWorkspace = false;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scopes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
if(data1.length > 4){
const err5 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/EngineTokenScope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "engine") || (data2 === "insights")) || (data2 === "training")) || (data2 === "metrics"))){
const err8 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/EngineTokenScope/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
const err9 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.workspaces !== undefined){
let data3 = data.workspaces;
if(Array.isArray(data3)){
if(data3.length > 100){
const err11 = {instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(!(formats6.test(data4))){
const err13 = {instancePath:instancePath+"/workspaces/" + i2,schemaPath:"#/properties/workspaces/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err14 = {instancePath:instancePath+"/workspaces/" + i2,schemaPath:"#/properties/workspaces/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data3[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err15 = {instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err16 = {instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(typeof data.everyWorkspace !== "boolean"){
const err17 = {instancePath:instancePath+"/everyWorkspace",schemaPath:"#/properties/everyWorkspace/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.expiresAt !== undefined){
let data6 = data.expiresAt;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err19 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
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
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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

export const createKey = validate35;
const schema39 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateKeyRequest"}},"required":["requestBody"]};
const schema40 = {"type":"object","required":["name"],"description":"A key to create.","properties":{"name":{"type":"string","minLength":1,"maxLength":100,"description":"Name of the key; unique in the workspace."},"allowedOrigins":{"$ref":"#/components/schemas/KeyOrigins"},"intents":{"$ref":"#/components/schemas/KeyIntents"},"forms":{"$ref":"#/components/schemas/KeyForms"},"webhook":{"$ref":"#/components/schemas/KeyWebhook"}},"x-null-is-absent":["allowedOrigins"]};
const schema41 = {"type":"array","maxItems":200,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":255,"pattern":"^https?://[^/?#\\s]+$"},"description":"Origins (`scheme://host[:port]`) whose pages may use the key; empty for any."};
const schema42 = {"type":"array","nullable":true,"maxItems":500,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":128},"description":"Names of the intents that may be started with the key; null for all, empty for none."};
const schema43 = {"type":"array","nullable":true,"maxItems":500,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":64},"description":"Codes or UUIDs of the forms that the key opens; null for all, empty for none. A code covers the UUID of that form too."};
const schema44 = {"type":"object","nullable":true,"required":["url"],"description":"Where events of this key are sent; null for nowhere.","properties":{"url":{"type":"string","format":"uri","minLength":1,"maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$","description":"Absolute address that receives the events, without a user name or password. Where it leads is checked each time something is sent: an address that is not public gets nothing, unless the deployment allows it."}}};
const pattern7 = new RegExp("^https?://[^/?#\\s]+$", "u");
const pattern8 = new RegExp("^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$", "u");
const formats10 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.allowedOrigins === null){
delete data.allowedOrigins;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.allowedOrigins !== undefined){
let data1 = data.allowedOrigins;
if(Array.isArray(data1)){
if(data1.length > 200){
const err4 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"#/components/schemas/KeyOrigins/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 255){
const err5 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/components/schemas/KeyOrigins/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/components/schemas/KeyOrigins/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern7.test(data2)){
const err7 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/components/schemas/KeyOrigins/items/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\s]+$"},message:"must match pattern \""+"^https?://[^/?#\\s]+$"+"\""};
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
const err8 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/components/schemas/KeyOrigins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"#/components/schemas/KeyOrigins/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"#/components/schemas/KeyOrigins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.intents !== undefined){
let data3 = data.intents;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/intents",schemaPath:"#/components/schemas/KeyIntents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data3)){
if(data3.length > 500){
const err12 = {instancePath:instancePath+"/intents",schemaPath:"#/components/schemas/KeyIntents/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(func2(data4) > 128){
const err13 = {instancePath:instancePath+"/intents/" + i2,schemaPath:"#/components/schemas/KeyIntents/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data4) < 1){
const err14 = {instancePath:instancePath+"/intents/" + i2,schemaPath:"#/components/schemas/KeyIntents/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err15 = {instancePath:instancePath+"/intents/" + i2,schemaPath:"#/components/schemas/KeyIntents/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err16 = {instancePath:instancePath+"/intents",schemaPath:"#/components/schemas/KeyIntents/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.forms !== undefined){
let data5 = data.forms;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err17 = {instancePath:instancePath+"/forms",schemaPath:"#/components/schemas/KeyForms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 500){
const err18 = {instancePath:instancePath+"/forms",schemaPath:"#/components/schemas/KeyForms/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
let data6 = data5[i4];
if(typeof data6 === "string"){
if(func2(data6) > 64){
const err19 = {instancePath:instancePath+"/forms/" + i4,schemaPath:"#/components/schemas/KeyForms/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data6) < 1){
const err20 = {instancePath:instancePath+"/forms/" + i4,schemaPath:"#/components/schemas/KeyForms/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err21 = {instancePath:instancePath+"/forms/" + i4,schemaPath:"#/components/schemas/KeyForms/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i5 = data5.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data5[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err22 = {instancePath:instancePath+"/forms",schemaPath:"#/components/schemas/KeyForms/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
}
if(data.webhook !== undefined){
let data7 = data.webhook;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err23 = {instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/KeyWebhook/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.url === undefined){
const err24 = {instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/KeyWebhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.url !== undefined){
let data8 = data7.url;
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err25 = {instancePath:instancePath+"/webhook/url",schemaPath:"#/components/schemas/KeyWebhook/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func2(data8) < 1){
const err26 = {instancePath:instancePath+"/webhook/url",schemaPath:"#/components/schemas/KeyWebhook/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern8.test(data8)){
const err27 = {instancePath:instancePath+"/webhook/url",schemaPath:"#/components/schemas/KeyWebhook/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats10(data8))){
const err28 = {instancePath:instancePath+"/webhook/url",schemaPath:"#/components/schemas/KeyWebhook/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/webhook/url",schemaPath:"#/components/schemas/KeyWebhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate36.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate36(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate35.errors = vErrors;
return errors === 0;
}

export const updateKey = validate38;
const schema45 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/UpdateKeyRequest"}},"required":["requestBody"]};
const schema46 = {"type":"object","minProperties":1,"description":"What to change about the key.","properties":{"name":{"type":"string","minLength":1,"maxLength":100,"description":"Name of the key; unique in the workspace."},"allowedOrigins":{"$ref":"#/components/schemas/KeyOrigins"},"intents":{"$ref":"#/components/schemas/KeyIntents"},"forms":{"$ref":"#/components/schemas/KeyForms"},"webhook":{"$ref":"#/components/schemas/KeyWebhook"}},"x-null-is-absent":["name","allowedOrigins"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.allowedOrigins === null){
delete data.allowedOrigins;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.allowedOrigins !== undefined){
let data1 = data.allowedOrigins;
if(Array.isArray(data1)){
if(data1.length > 200){
const err4 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"#/components/schemas/KeyOrigins/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 255){
const err5 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/components/schemas/KeyOrigins/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/components/schemas/KeyOrigins/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern7.test(data2)){
const err7 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/components/schemas/KeyOrigins/items/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\s]+$"},message:"must match pattern \""+"^https?://[^/?#\\s]+$"+"\""};
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
const err8 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/components/schemas/KeyOrigins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"#/components/schemas/KeyOrigins/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"#/components/schemas/KeyOrigins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.intents !== undefined){
let data3 = data.intents;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/intents",schemaPath:"#/components/schemas/KeyIntents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data3)){
if(data3.length > 500){
const err12 = {instancePath:instancePath+"/intents",schemaPath:"#/components/schemas/KeyIntents/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(func2(data4) > 128){
const err13 = {instancePath:instancePath+"/intents/" + i2,schemaPath:"#/components/schemas/KeyIntents/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data4) < 1){
const err14 = {instancePath:instancePath+"/intents/" + i2,schemaPath:"#/components/schemas/KeyIntents/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err15 = {instancePath:instancePath+"/intents/" + i2,schemaPath:"#/components/schemas/KeyIntents/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err16 = {instancePath:instancePath+"/intents",schemaPath:"#/components/schemas/KeyIntents/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.forms !== undefined){
let data5 = data.forms;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err17 = {instancePath:instancePath+"/forms",schemaPath:"#/components/schemas/KeyForms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 500){
const err18 = {instancePath:instancePath+"/forms",schemaPath:"#/components/schemas/KeyForms/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
let data6 = data5[i4];
if(typeof data6 === "string"){
if(func2(data6) > 64){
const err19 = {instancePath:instancePath+"/forms/" + i4,schemaPath:"#/components/schemas/KeyForms/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data6) < 1){
const err20 = {instancePath:instancePath+"/forms/" + i4,schemaPath:"#/components/schemas/KeyForms/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err21 = {instancePath:instancePath+"/forms/" + i4,schemaPath:"#/components/schemas/KeyForms/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i5 = data5.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data5[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err22 = {instancePath:instancePath+"/forms",schemaPath:"#/components/schemas/KeyForms/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
}
if(data.webhook !== undefined){
let data7 = data.webhook;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err23 = {instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/KeyWebhook/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.url === undefined){
const err24 = {instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/KeyWebhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.url !== undefined){
let data8 = data7.url;
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err25 = {instancePath:instancePath+"/webhook/url",schemaPath:"#/components/schemas/KeyWebhook/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func2(data8) < 1){
const err26 = {instancePath:instancePath+"/webhook/url",schemaPath:"#/components/schemas/KeyWebhook/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern8.test(data8)){
const err27 = {instancePath:instancePath+"/webhook/url",schemaPath:"#/components/schemas/KeyWebhook/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats10(data8))){
const err28 = {instancePath:instancePath+"/webhook/url",schemaPath:"#/components/schemas/KeyWebhook/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/webhook/url",schemaPath:"#/components/schemas/KeyWebhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate39(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
validate38.errors = vErrors;
return errors === 0;
}

export const changeKeyStatus = validate41;
const schema51 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/ChangeKeyStatusRequest"}},"required":["requestBody"]};
const schema52 = {"type":"object","required":["status"],"description":"The status to change to.","properties":{"status":{"$ref":"#/components/schemas/PublishableKeyStatus"}}};
const schema53 = {"type":"string","enum":["active","paused","disabled","revoked"],"description":"Only an `active` key opens anything. `revoked` is final."};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PublishableKeyStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "active") || (data0 === "paused")) || (data0 === "disabled")) || (data0 === "revoked"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PublishableKeyStatus/enum",keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate42(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate41.errors = vErrors;
return errors === 0;
}

export const sendWebhookTestEvent = validate44;
const schema54 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/SendWebhookTestRequest"}},"required":["requestBody"]};
const schema55 = {"type":"object","description":"The test event to send.","properties":{"event":{"type":"string","enum":["chat.session.opened","chat.execution.updated"],"default":"chat.session.opened","description":"Kind of event whose shape the payload has."}},"x-null-is-absent":["event"]};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.event === null){
delete data0.event;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.event === undefined){
data0.event = "chat.session.opened";
}
let data1 = data0.event;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/requestBody/event",schemaPath:"urn:parley:document#/components/schemas/SendWebhookTestRequest/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "chat.session.opened") || (data1 === "chat.execution.updated"))){
const err2 = {instancePath:instancePath+"/requestBody/event",schemaPath:"urn:parley:document#/components/schemas/SendWebhookTestRequest/properties/event/enum",keyword:"enum",params:{allowedValues: schema55.properties.event.enum},message:"must be equal to one of the allowed values"};
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
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/SendWebhookTestRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate44.errors = vErrors;
return errors === 0;
}

export const createFlow = validate45;
const schema56 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateFlowRequest"}},"required":["requestBody"]};
const schema57 = {"type":"object","required":["definition"],"description":"A flow to create.","properties":{"definition":{"$ref":"#/components/schemas/NewFlowDefinition"}}};
const schema58 = {"type":"object","required":["code"],"additionalProperties":true,"description":"The first draft of a flow; of what makes a definition valid, only the code is asked for.","properties":{"code":{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$","description":"Code of the flow: lower-case letters, digits, hyphen and underscore; unique in the workspace."}}};
const pattern11 = new RegExp("^[a-z0-9][a-z0-9_-]{0,63}$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.definition === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "definition"},message:"must have required property '"+"definition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code === undefined){
const err1 = {instancePath:instancePath+"/definition",schemaPath:"#/components/schemas/NewFlowDefinition/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.code !== undefined){
let data1 = data0.code;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err2 = {instancePath:instancePath+"/definition/code",schemaPath:"#/components/schemas/NewFlowDefinition/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
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
const err3 = {instancePath:instancePath+"/definition/code",schemaPath:"#/components/schemas/NewFlowDefinition/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err4 = {instancePath:instancePath+"/definition",schemaPath:"#/components/schemas/NewFlowDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate46.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate46(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
validate45.errors = vErrors;
return errors === 0;
}

export const saveFlowDraft = validate48;
const schema59 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/SaveFlowDraftRequest"}},"required":["requestBody"]};
const schema60 = {"type":"object","required":["definition"],"description":"The whole new draft.","properties":{"definition":{"$ref":"#/components/schemas/FlowDefinition"}}};
const schema61 = {"type":"object","additionalProperties":true,"description":"A flow: code, name, locale, triggers, variables, start and nodes. It follows the JSON Schema document `flow`, served at `/docs/schemas/flow.json`, which says what is valid; a draft may break it."};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.definition === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "definition"},message:"must have required property '"+"definition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/definition",schemaPath:"#/components/schemas/FlowDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate49(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
validate48.errors = vErrors;
return errors === 0;
}

export const saveFlowLayout = validate51;
const schema62 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/SaveFlowLayoutRequest"}},"required":["requestBody"]};
const schema63 = {"type":"object","required":["positions","notes"],"description":"The whole new layout.","properties":{"positions":{"$ref":"#/components/schemas/FlowPositions"},"notes":{"$ref":"#/components/schemas/FlowNotes"}}};
const schema64 = {"title":"FlowPositions","description":"Position of each node that somebody moved, by the id of the node.","type":"object","maxProperties":2000,"additionalProperties":{"$ref":"#/components/schemas/FlowPosition"}};
const schema65 = {"title":"FlowPosition","description":"Upper left corner of a node, in pixels of the canvas at its natural size.","type":"object","required":["x","y"],"properties":{"x":{"type":"number","minimum":-1000000,"maximum":1000000,"description":"Pixels to the right."},"y":{"type":"number","minimum":-1000000,"maximum":1000000,"description":"Pixels down."}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 2000){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 2000},message:"must NOT have more than 2000 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.x === undefined){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/FlowPosition/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.y === undefined){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/FlowPosition/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.x !== undefined){
let data1 = data0.x;
if(typeof data1 == "number"){
if(data1 > 1000000 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/x",schemaPath:"#/components/schemas/FlowPosition/properties/x/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < -1000000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/x",schemaPath:"#/components/schemas/FlowPosition/properties/x/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"};
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
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/x",schemaPath:"#/components/schemas/FlowPosition/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.y !== undefined){
let data2 = data0.y;
if(typeof data2 == "number"){
if(data2 > 1000000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/y",schemaPath:"#/components/schemas/FlowPosition/properties/y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < -1000000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/y",schemaPath:"#/components/schemas/FlowPosition/properties/y/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"};
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
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/y",schemaPath:"#/components/schemas/FlowPosition/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/FlowPosition/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate53.errors = vErrors;
return errors === 0;
}

const schema66 = {"title":"FlowNotes","description":"The notes on the canvas.","type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/FlowNote"}};
const schema67 = {"title":"FlowNote","description":"A note on the canvas.","type":"object","required":["id","text","x","y"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$","description":"Identifier of the note, given by the editor."},"text":{"type":"string","maxLength":2000,"description":"What the note says."},"x":{"type":"number","minimum":-1000000,"maximum":1000000,"description":"Left edge."},"y":{"type":"number","minimum":-1000000,"maximum":1000000,"description":"Upper edge."},"width":{"type":"number","minimum":40,"maximum":4000,"description":"Width in pixels; the editor's own when absent."},"height":{"type":"number","minimum":40,"maximum":4000,"description":"Height in pixels; as the text needs when absent."},"color":{"type":"string","enum":["yellow","blue","green","pink","gray"],"description":"Colour; yellow when absent."}},"x-null-is-absent":["width","height","color"]};
const pattern12 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.width === null){
delete data0.width;
}
if(data0.height === null){
delete data0.height;
}
if(data0.color === null){
delete data0.color;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FlowNote/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.text === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FlowNote/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.x === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FlowNote/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.y === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FlowNote/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
const err5 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/components/schemas/FlowNote/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
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
const err6 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/components/schemas/FlowNote/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.text !== undefined){
let data2 = data0.text;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err7 = {instancePath:instancePath+"/" + i0+"/text",schemaPath:"#/components/schemas/FlowNote/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err8 = {instancePath:instancePath+"/" + i0+"/text",schemaPath:"#/components/schemas/FlowNote/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.x !== undefined){
let data3 = data0.x;
if(typeof data3 == "number"){
if(data3 > 1000000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/" + i0+"/x",schemaPath:"#/components/schemas/FlowNote/properties/x/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < -1000000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/" + i0+"/x",schemaPath:"#/components/schemas/FlowNote/properties/x/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"};
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
const err11 = {instancePath:instancePath+"/" + i0+"/x",schemaPath:"#/components/schemas/FlowNote/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.y !== undefined){
let data4 = data0.y;
if(typeof data4 == "number"){
if(data4 > 1000000 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/" + i0+"/y",schemaPath:"#/components/schemas/FlowNote/properties/y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < -1000000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/" + i0+"/y",schemaPath:"#/components/schemas/FlowNote/properties/y/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"};
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
const err14 = {instancePath:instancePath+"/" + i0+"/y",schemaPath:"#/components/schemas/FlowNote/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.width !== undefined){
let data5 = data0.width;
if(typeof data5 == "number"){
if(data5 > 4000 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/" + i0+"/width",schemaPath:"#/components/schemas/FlowNote/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},message:"must be <= 4000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 40 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/" + i0+"/width",schemaPath:"#/components/schemas/FlowNote/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/" + i0+"/width",schemaPath:"#/components/schemas/FlowNote/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.height !== undefined){
let data6 = data0.height;
if(typeof data6 == "number"){
if(data6 > 4000 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/" + i0+"/height",schemaPath:"#/components/schemas/FlowNote/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},message:"must be <= 4000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6 < 40 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/" + i0+"/height",schemaPath:"#/components/schemas/FlowNote/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40"};
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
const err20 = {instancePath:instancePath+"/" + i0+"/height",schemaPath:"#/components/schemas/FlowNote/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.color !== undefined){
let data7 = data0.color;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/" + i0+"/color",schemaPath:"#/components/schemas/FlowNote/properties/color/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((data7 === "yellow") || (data7 === "blue")) || (data7 === "green")) || (data7 === "pink")) || (data7 === "gray"))){
const err22 = {instancePath:instancePath+"/" + i0+"/color",schemaPath:"#/components/schemas/FlowNote/properties/color/enum",keyword:"enum",params:{allowedValues: schema67.properties.color.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FlowNote/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.positions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "positions"},message:"must have required property '"+"positions"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.notes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.positions !== undefined){
if(!(validate53(data.positions, {instancePath:instancePath+"/positions",parentData:data,parentDataProperty:"positions",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.notes !== undefined){
if(!(validate55(data.notes, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate52(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
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
validate51.errors = vErrors;
return errors === 0;
}

export const validateFlow = validate58;
const schema68 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/ValidateFlowRequest"}},"required":["requestBody"]};
const schema69 = {"type":"object","description":"What to validate.","properties":{"definition":{"$ref":"#/components/schemas/FlowDefinition"}},"x-null-is-absent":["definition"]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.definition === null){
delete data.definition;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/definition",schemaPath:"#/components/schemas/FlowDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate59(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
validate58.errors = vErrors;
return errors === 0;
}

export const publishFlow = validate61;
const schema71 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/PublishFlowRequest"}},"required":["requestBody"]};
const schema72 = {"type":"object","description":"Words about the new version.","properties":{"note":{"type":"string","nullable":true,"maxLength":1000,"description":"What changed, for people."}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.note !== undefined){
let data1 = data0.note;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/requestBody/note",schemaPath:"urn:parley:document#/components/schemas/PublishFlowRequest/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 1000){
const err2 = {instancePath:instancePath+"/requestBody/note",schemaPath:"urn:parley:document#/components/schemas/PublishFlowRequest/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/PublishFlowRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate61.errors = vErrors;
return errors === 0;
}

export const rollbackFlow = validate62;
const schema73 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/RollbackFlowRequest"}},"required":["requestBody"]};
const schema74 = {"type":"object","required":["version"],"description":"The version to publish again.","properties":{"version":{"type":"integer","minimum":1,"maximum":2147483647,"description":"Number of the old version; an unknown one is 404 `not_found`."},"note":{"type":"string","nullable":true,"maxLength":1000,"description":"Why, for people."}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.version === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/RollbackFlowRequest/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.version !== undefined){
let data1 = data0.version;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/requestBody/version",schemaPath:"urn:parley:document#/components/schemas/RollbackFlowRequest/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/requestBody/version",schemaPath:"urn:parley:document#/components/schemas/RollbackFlowRequest/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/requestBody/version",schemaPath:"urn:parley:document#/components/schemas/RollbackFlowRequest/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data0.note !== undefined){
let data2 = data0.note;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/requestBody/note",schemaPath:"urn:parley:document#/components/schemas/RollbackFlowRequest/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 1000){
const err6 = {instancePath:instancePath+"/requestBody/note",schemaPath:"urn:parley:document#/components/schemas/RollbackFlowRequest/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
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
}
else {
const err7 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/RollbackFlowRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

export const simulateFlow = validate63;
const schema75 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/SimulateFlowRequest"}},"required":["requestBody"]};
const schema76 = {"type":"object","required":["trigger"],"description":"What to run and what the visitor does.","properties":{"source":{"type":"string","enum":["draft","version"],"default":"draft","description":"Whether to run the draft or a published version."},"version":{"type":"integer","minimum":1,"maximum":2147483647,"description":"Version to run when `source` is `version`; the live one when absent."},"trigger":{"$ref":"#/components/schemas/SimulationTrigger"},"variables":{"$ref":"#/components/schemas/Variables"},"context":{"$ref":"#/components/schemas/Context"},"inputs":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/SimulationInput"},"description":"Answers to the pauses, in order. A run that still waits when they are used up ends in that state."},"stubs":{"type":"object","additionalProperties":{"$ref":"#/components/schemas/SimulationStubs"},"description":"Answers of `http` and `agent` nodes, keyed by node id; each call of a node takes the next one, the last one repeats. An HTTP tool of an `agent` node has the key `<node id>/<tool>`; a flow that a tool runs is run."},"now":{"type":"string","format":"date-time","description":"Instant at which the run starts; the present one when absent."},"seed":{"type":"string","maxLength":100,"default":"simulation","description":"Stands for the conversation in weighted splits, so that a run repeats."}},"x-null-is-absent":["source","version","variables","context","inputs","stubs","now","seed"]};
const schema77 = {"type":"object","required":["type"],"description":"What starts the run.","properties":{"type":{"type":"string","enum":["chat_intent","event"],"description":"Kind of the trigger."},"intent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$","description":"Intent name, for `chat_intent`; the first of the flow when absent."},"text":{"type":"string","maxLength":4000,"description":"What the visitor wrote, for `chat_intent`."},"entities":{"type":"object","additionalProperties":true,"description":"Extracted entities, for `chat_intent`."},"event":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$","description":"Event name, for `event`; the first of the flow when absent."},"data":{"type":"object","additionalProperties":true,"description":"Payload of the event, for `event`."}},"x-null-is-absent":["intent","text","entities","event","data"]};
const schema78 = {"type":"object","description":"Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.","additionalProperties":true,"example":{"first_name":"Ada","tags":["vip"]}};
const schema79 = {"type":"object","description":"Free-form values merged into the execution's context, readable in the flow as `context.*`. At most 16 kB (16,384 bytes) as compact JSON and 8 levels, and 64 kB (65,536 bytes) together with the context that the execution has already; a violation is 422 and names `context`.","additionalProperties":true,"example":{"page":"/checkout"}};
const pattern13 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$", "u");
const schema80 = {"type":"object","description":"The answer to one pause.","properties":{"values":{"$ref":"#/components/schemas/InputValues"},"event":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$","description":"Event that arrives, when the flow waits for one."},"data":{"type":"object","additionalProperties":true,"description":"Payload of that event."},"timeout":{"type":"boolean","default":false,"description":"Whether the pause ends by its timeout or expiry instead."}},"x-null-is-absent":["values","event","data","timeout"]};
const schema81 = {"type":"object","description":"Answers by field name; `{choice}` for buttons; a file reference for an upload field.","additionalProperties":true,"example":{"order_no":"123456"}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.values === null){
delete data.values;
}
if(data.event === null){
delete data.event;
}
if(data.data === null){
delete data.data;
}
if(data.timeout === null){
delete data.timeout;
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
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
const err1 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
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
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data.timeout !== "boolean"){
const err4 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

const schema82 = {"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/components/schemas/SimulationStub"},"description":"Answers of one node, visit by visit."};
const schema83 = {"type":"object","description":"The answer of one visit. Give `error` for a failure, `text` or `toolCalls` for an agent, the others for http.","properties":{"status":{"type":"integer","minimum":100,"maximum":599,"default":200,"description":"HTTP status."},"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"HTTP headers with lower-case names."},"body":{"description":"Parsed body, of any JSON type."},"text":{"type":"string","maxLength":100000,"description":"Reply of the language model."},"toolCalls":{"type":"array","minItems":1,"maxItems":32,"items":{"$ref":"#/components/schemas/SimulatedToolCall"},"description":"Tools that the language model calls, before it is asked again and gives its next answer."},"error":{"type":"string","enum":["refused_address","dns","connect","tls","timeout","too_large"],"description":"Kind of failure."}},"x-null-is-absent":["status","headers","text","toolCalls","error"]};
const schema84 = {"type":"object","required":["name"],"description":"The language model calls a tool of its node.","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name of the tool."},"arguments":{"type":"object","additionalProperties":true,"description":"Its arguments; none when absent."}},"x-null-is-absent":["arguments"]};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.status === null){
delete data.status;
}
if(data.headers === null){
delete data.headers;
}
if(data.text === null){
delete data.text;
}
if(data.toolCalls === null){
delete data.toolCalls;
}
if(data.error === null){
delete data.error;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
data.status = 200;
}
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headers !== undefined){
let data1 = data.headers;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(typeof data1[key0] !== "string"){
const err3 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err4 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func2(data3) > 100000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
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
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.toolCalls !== undefined){
let data4 = data.toolCalls;
if(Array.isArray(data4)){
if(data4.length > 32){
const err7 = {instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 !== null && typeof data5 === "object" && !Array.isArray(data5)){
if(data5.arguments === null){
delete data5.arguments;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err9 = {instancePath:instancePath+"/toolCalls/" + i0,schemaPath:"#/components/schemas/SimulatedToolCall/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err10 = {instancePath:instancePath+"/toolCalls/" + i0+"/name",schemaPath:"#/components/schemas/SimulatedToolCall/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data6) < 1){
const err11 = {instancePath:instancePath+"/toolCalls/" + i0+"/name",schemaPath:"#/components/schemas/SimulatedToolCall/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err12 = {instancePath:instancePath+"/toolCalls/" + i0+"/name",schemaPath:"#/components/schemas/SimulatedToolCall/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.arguments !== undefined){
let data7 = data5.arguments;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err13 = {instancePath:instancePath+"/toolCalls/" + i0+"/arguments",schemaPath:"#/components/schemas/SimulatedToolCall/properties/arguments/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/toolCalls/" + i0,schemaPath:"#/components/schemas/SimulatedToolCall/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err15 = {instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.error !== undefined){
let data8 = data.error;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((((data8 === "refused_address") || (data8 === "dns")) || (data8 === "connect")) || (data8 === "tls")) || (data8 === "timeout")) || (data8 === "too_large"))){
const err17 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues: schema83.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate68(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.source === null){
delete data.source;
}
if(data.version === null){
delete data.version;
}
if(data.variables === null){
delete data.variables;
}
if(data.context === null){
delete data.context;
}
if(data.inputs === null){
delete data.inputs;
}
if(data.stubs === null){
delete data.stubs;
}
if(data.now === null){
delete data.now;
}
if(data.seed === null){
delete data.seed;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
data.source = "draft";
}
if(data.seed === undefined){
data.seed = "simulation";
}
if(data.trigger === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger"},message:"must have required property '"+"trigger"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let data0 = data.source;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "draft") || (data0 === "version"))){
const err2 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema76.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version !== undefined){
let data1 = data.version;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.trigger !== undefined){
let data2 = data.trigger;
if(data2 !== null && typeof data2 === "object" && !Array.isArray(data2)){
if(data2.intent === null){
delete data2.intent;
}
if(data2.text === null){
delete data2.text;
}
if(data2.entities === null){
delete data2.entities;
}
if(data2.event === null){
delete data2.event;
}
if(data2.data === null){
delete data2.data;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
const err6 = {instancePath:instancePath+"/trigger",schemaPath:"#/components/schemas/SimulationTrigger/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/trigger/type",schemaPath:"#/components/schemas/SimulationTrigger/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "chat_intent") || (data3 === "event"))){
const err8 = {instancePath:instancePath+"/trigger/type",schemaPath:"#/components/schemas/SimulationTrigger/properties/type/enum",keyword:"enum",params:{allowedValues: schema77.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.intent !== undefined){
let data4 = data2.intent;
if(typeof data4 === "string"){
if(!pattern13.test(data4)){
const err9 = {instancePath:instancePath+"/trigger/intent",schemaPath:"#/components/schemas/SimulationTrigger/properties/intent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
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
const err10 = {instancePath:instancePath+"/trigger/intent",schemaPath:"#/components/schemas/SimulationTrigger/properties/intent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.text !== undefined){
let data5 = data2.text;
if(typeof data5 === "string"){
if(func2(data5) > 4000){
const err11 = {instancePath:instancePath+"/trigger/text",schemaPath:"#/components/schemas/SimulationTrigger/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err12 = {instancePath:instancePath+"/trigger/text",schemaPath:"#/components/schemas/SimulationTrigger/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.entities !== undefined){
let data6 = data2.entities;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err13 = {instancePath:instancePath+"/trigger/entities",schemaPath:"#/components/schemas/SimulationTrigger/properties/entities/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.event !== undefined){
let data7 = data2.event;
if(typeof data7 === "string"){
if(!pattern13.test(data7)){
const err14 = {instancePath:instancePath+"/trigger/event",schemaPath:"#/components/schemas/SimulationTrigger/properties/event/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
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
const err15 = {instancePath:instancePath+"/trigger/event",schemaPath:"#/components/schemas/SimulationTrigger/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.data !== undefined){
let data8 = data2.data;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err16 = {instancePath:instancePath+"/trigger/data",schemaPath:"#/components/schemas/SimulationTrigger/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/trigger",schemaPath:"#/components/schemas/SimulationTrigger/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.variables !== undefined){
let data9 = data.variables;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err18 = {instancePath:instancePath+"/variables",schemaPath:"#/components/schemas/Variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.context !== undefined){
let data10 = data.context;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
}
else {
const err19 = {instancePath:instancePath+"/context",schemaPath:"#/components/schemas/Context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.inputs !== undefined){
let data11 = data.inputs;
if(Array.isArray(data11)){
if(data11.length > 100){
const err20 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate65(data11[i0], {instancePath:instancePath+"/inputs/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.stubs !== undefined){
let data13 = data.stubs;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
if(!(validate67(data13[key0], {instancePath:instancePath+"/stubs/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data13,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/stubs",schemaPath:"#/properties/stubs/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.now !== undefined){
let data15 = data.now;
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
const err23 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err24 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let data16 = data.seed;
if(typeof data16 === "string"){
if(func2(data16) > 100){
const err25 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err26 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate64(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate63.errors = vErrors;
return errors === 0;
}

export const evaluateExpression = validate72;
const schema85 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/EvaluateExpressionRequest"}},"required":["requestBody"]};
const schema86 = {"type":"object","required":["source"],"description":"What to evaluate, and with which values.","properties":{"kind":{"type":"string","enum":["expression","template"],"default":"expression","description":"`template` for a text with `{{ … }}` in it."},"source":{"type":"string","maxLength":20000,"description":"The expression or the template."},"scope":{"$ref":"#/components/schemas/ExpressionScope"},"now":{"type":"string","format":"date-time","description":"What `$now()` and `$millis()` answer; the present instant when absent."}},"x-null-is-absent":["kind","scope","now"]};
const schema87 = {"type":"object","description":"The values that an expression can name; each is empty when absent.","properties":{"vars":{"type":"object","additionalProperties":true,"description":"Variables of the flow."},"input":{"type":"object","additionalProperties":true,"description":"The latest answer of the visitor."},"event":{"type":"object","additionalProperties":true,"description":"The event that started or resumed the run."},"context":{"type":"object","additionalProperties":true,"description":"Context of the conversation."},"entities":{"type":"object","additionalProperties":true,"description":"Extracted entities."},"conversation":{"type":"object","additionalProperties":true,"description":"The conversation."},"args":{"type":"object","additionalProperties":true,"description":"Arguments of the model, in a tool of an agent."}},"x-null-is-absent":["vars","input","event","context","entities","conversation","args"]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.kind === null){
delete data.kind;
}
if(data.scope === null){
delete data.scope;
}
if(data.now === null){
delete data.now;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
data.kind = "expression";
}
if(data.source === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let data0 = data.kind;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "expression") || (data0 === "template"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema86.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 === "string"){
if(func2(data1) > 20000){
const err3 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
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
const err4 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.scope !== undefined){
let data2 = data.scope;
if(data2 !== null && typeof data2 === "object" && !Array.isArray(data2)){
if(data2.vars === null){
delete data2.vars;
}
if(data2.input === null){
delete data2.input;
}
if(data2.event === null){
delete data2.event;
}
if(data2.context === null){
delete data2.context;
}
if(data2.entities === null){
delete data2.entities;
}
if(data2.conversation === null){
delete data2.conversation;
}
if(data2.args === null){
delete data2.args;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.vars !== undefined){
let data3 = data2.vars;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err5 = {instancePath:instancePath+"/scope/vars",schemaPath:"#/components/schemas/ExpressionScope/properties/vars/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.input !== undefined){
let data4 = data2.input;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err6 = {instancePath:instancePath+"/scope/input",schemaPath:"#/components/schemas/ExpressionScope/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.event !== undefined){
let data5 = data2.event;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err7 = {instancePath:instancePath+"/scope/event",schemaPath:"#/components/schemas/ExpressionScope/properties/event/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.context !== undefined){
let data6 = data2.context;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err8 = {instancePath:instancePath+"/scope/context",schemaPath:"#/components/schemas/ExpressionScope/properties/context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.entities !== undefined){
let data7 = data2.entities;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err9 = {instancePath:instancePath+"/scope/entities",schemaPath:"#/components/schemas/ExpressionScope/properties/entities/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.conversation !== undefined){
let data8 = data2.conversation;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err10 = {instancePath:instancePath+"/scope/conversation",schemaPath:"#/components/schemas/ExpressionScope/properties/conversation/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.args !== undefined){
let data9 = data2.args;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err11 = {instancePath:instancePath+"/scope/args",schemaPath:"#/components/schemas/ExpressionScope/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err12 = {instancePath:instancePath+"/scope",schemaPath:"#/components/schemas/ExpressionScope/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.now !== undefined){
let data10 = data.now;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err13 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err14 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate73(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
validate72.errors = vErrors;
return errors === 0;
}

export const createForm = validate75;
const schema88 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateFormRequest"}},"required":["requestBody"]};
const schema89 = {"type":"object","required":["definition"],"description":"A form to create.","properties":{"definition":{"$ref":"#/components/schemas/FormDefinition"}}};
const schema90 = {"type":"object","additionalProperties":true,"description":"A form: code, title, submitLabel, embeddable, acceptsSubmissions, honeypotField, fields and locales. It follows the JSON Schema document `form`, served at `/docs/schemas/form.json`, which says what is valid; a draft may break it. Field types: `text textarea email phone number url date time select multiselect radio checkbox consent rating file image hidden`. Keys of a field's `validation`: `format min_length max_length word_min word_max pattern min max step integer multiple_emails email_allow_domains url_https_only url_allow_domains date_min date_max date_no_weekends select_min select_max require_option must_accept rating_min file_min file_max image_min_width image_min_height messages`, and the server-only `blocked_words block_free_mailboxes block_disposable_mailboxes`."};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.definition === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "definition"},message:"must have required property '"+"definition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/definition",schemaPath:"#/components/schemas/FormDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate76(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
validate75.errors = vErrors;
return errors === 0;
}

export const saveFormDraft = validate78;
const schema91 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/SaveFormDraftRequest"}},"required":["requestBody"]};
const schema92 = {"type":"object","required":["definition"],"description":"The whole new draft.","properties":{"definition":{"$ref":"#/components/schemas/FormDefinition"}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.definition === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "definition"},message:"must have required property '"+"definition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/definition",schemaPath:"#/components/schemas/FormDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate79(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
validate78.errors = vErrors;
return errors === 0;
}

export const validateForm = validate81;
const schema94 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/ValidateFormRequest"}},"required":["requestBody"]};
const schema95 = {"type":"object","description":"What to validate.","properties":{"definition":{"$ref":"#/components/schemas/FormDefinition"}},"x-null-is-absent":["definition"]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.definition === null){
delete data.definition;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/definition",schemaPath:"#/components/schemas/FormDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate82.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate82(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
validate81.errors = vErrors;
return errors === 0;
}

export const publishForm = validate84;
const schema97 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/PublishFormRequest"}},"required":["requestBody"]};
const schema98 = {"type":"object","description":"Words about the new version.","properties":{"note":{"type":"string","nullable":true,"maxLength":1000,"description":"What changed, for people."}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.note !== undefined){
let data1 = data0.note;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/requestBody/note",schemaPath:"urn:parley:document#/components/schemas/PublishFormRequest/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 1000){
const err2 = {instancePath:instancePath+"/requestBody/note",schemaPath:"urn:parley:document#/components/schemas/PublishFormRequest/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/PublishFormRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate84.errors = vErrors;
return errors === 0;
}

export const saveConfigurationValues = validate85;
const schema99 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/SaveConfigurationRequest"}},"required":["requestBody"]};
const schema100 = {"type":"object","required":["values"],"description":"The values to set.","properties":{"values":{"$ref":"#/components/schemas/ConfigurationChanges"}}};
const schema101 = {"type":"object","minProperties":1,"maxProperties":200,"additionalProperties":true,"description":"Values keyed by full path; null is no value and is refused."};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
if(data.values !== undefined){
let data0 = data.values;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 200){
const err1 = {instancePath:instancePath+"/values",schemaPath:"#/components/schemas/ConfigurationChanges/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err2 = {instancePath:instancePath+"/values",schemaPath:"#/components/schemas/ConfigurationChanges/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
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
const err3 = {instancePath:instancePath+"/values",schemaPath:"#/components/schemas/ConfigurationChanges/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate86.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate86(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
validate85.errors = vErrors;
return errors === 0;
}

export const resetConfigurationValues = validate88;
const schema102 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/ResetConfigurationRequest"}},"required":["requestBody"]};
const schema103 = {"type":"object","required":["paths"],"description":"The values to remove.","properties":{"paths":{"type":"array","minItems":1,"maxItems":200,"uniqueItems":true,"items":{"type":"string","maxLength":200},"description":"Full paths of fields."}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.paths === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/ResetConfigurationRequest/required",keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.paths !== undefined){
let data1 = data0.paths;
if(Array.isArray(data1)){
if(data1.length > 200){
const err2 = {instancePath:instancePath+"/requestBody/paths",schemaPath:"urn:parley:document#/components/schemas/ResetConfigurationRequest/properties/paths/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/requestBody/paths",schemaPath:"urn:parley:document#/components/schemas/ResetConfigurationRequest/properties/paths/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err4 = {instancePath:instancePath+"/requestBody/paths/" + i0,schemaPath:"urn:parley:document#/components/schemas/ResetConfigurationRequest/properties/paths/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err5 = {instancePath:instancePath+"/requestBody/paths/" + i0,schemaPath:"urn:parley:document#/components/schemas/ResetConfigurationRequest/properties/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath:instancePath+"/requestBody/paths",schemaPath:"urn:parley:document#/components/schemas/ResetConfigurationRequest/properties/paths/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath:instancePath+"/requestBody/paths",schemaPath:"urn:parley:document#/components/schemas/ResetConfigurationRequest/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/ResetConfigurationRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

export const createGoal = validate89;
const schema104 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateGoalRequest"}},"required":["requestBody"]};
const schema105 = {"type":"object","required":["code","name","match","value"],"description":"A goal to create.","properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$","description":"Code of the goal; it cannot be changed later."},"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name shown to people."},"status":{"type":"string","enum":["active","paused"],"default":"active","description":"Whether it counts from the start."},"match":{"$ref":"#/components/schemas/GoalMatch"},"value":{"$ref":"#/components/schemas/GoalValue"},"currency":{"type":"string","nullable":true,"pattern":"^[A-Z]{3}$","description":"ISO 4217 code of the value; the workspace's own when absent and a value is recorded."},"windowDays":{"type":"integer","minimum":1,"maximum":365,"default":30,"description":"Attribution window in days."}},"x-null-is-absent":["status","windowDays"]};
const schema106 = {"type":"object","required":["type"],"description":"What completes the goal. `api`: a call of the conversions endpoint. `telemetry`: a client event of the given name. `flow`: a `goal` node that names the code of the goal.","properties":{"type":{"type":"string","enum":["api","telemetry","flow"],"description":"Where completions come from."},"name":{"type":"string","minLength":1,"maxLength":128,"description":"Name of the telemetry event; required for `telemetry`, refused otherwise."},"filter":{"type":"string","minLength":1,"maxLength":2000,"description":"Expression over `$event` that must hold; only for `telemetry`. Absent: every event of that name counts."}},"x-null-is-absent":["name","filter"]};
const schema107 = {"type":"object","required":["mode"],"description":"How much one completion is worth, in the currency of the goal.","properties":{"mode":{"type":"string","enum":["none","fixed","from_property"],"description":"`none` records no value, `fixed` the given amount, `from_property` reads the named property of the completion."},"amount":{"type":"number","minimum":0,"maximum":1000000000,"description":"Value of each completion in whole units of the currency; required for `fixed`, refused otherwise."},"property":{"type":"string","minLength":1,"maxLength":128,"description":"Key of the completion properties that holds the number; required for `from_property`, refused otherwise."}},"x-null-is-absent":["amount","property"]};
const pattern16 = new RegExp("^[a-z][a-z0-9_-]{0,63}$", "u");

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.status === null){
delete data.status;
}
if(data.windowDays === null){
delete data.windowDays;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
data.status = "active";
}
if(data.windowDays === undefined){
data.windowDays = 30;
}
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.match === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "match"},message:"must have required property '"+"match"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
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
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data2 = data.status;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data2 === "active") || (data2 === "paused"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema105.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.match !== undefined){
let data3 = data.match;
if(data3 !== null && typeof data3 === "object" && !Array.isArray(data3)){
if(data3.name === null){
delete data3.name;
}
if(data3.filter === null){
delete data3.filter;
}
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
const err11 = {instancePath:instancePath+"/match",schemaPath:"#/components/schemas/GoalMatch/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/match/type",schemaPath:"#/components/schemas/GoalMatch/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data4 === "api") || (data4 === "telemetry")) || (data4 === "flow"))){
const err13 = {instancePath:instancePath+"/match/type",schemaPath:"#/components/schemas/GoalMatch/properties/type/enum",keyword:"enum",params:{allowedValues: schema106.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 === "string"){
if(func2(data5) > 128){
const err14 = {instancePath:instancePath+"/match/name",schemaPath:"#/components/schemas/GoalMatch/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data5) < 1){
const err15 = {instancePath:instancePath+"/match/name",schemaPath:"#/components/schemas/GoalMatch/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err16 = {instancePath:instancePath+"/match/name",schemaPath:"#/components/schemas/GoalMatch/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.filter !== undefined){
let data6 = data3.filter;
if(typeof data6 === "string"){
if(func2(data6) > 2000){
const err17 = {instancePath:instancePath+"/match/filter",schemaPath:"#/components/schemas/GoalMatch/properties/filter/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data6) < 1){
const err18 = {instancePath:instancePath+"/match/filter",schemaPath:"#/components/schemas/GoalMatch/properties/filter/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/match/filter",schemaPath:"#/components/schemas/GoalMatch/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/match",schemaPath:"#/components/schemas/GoalMatch/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.value !== undefined){
let data7 = data.value;
if(data7 !== null && typeof data7 === "object" && !Array.isArray(data7)){
if(data7.amount === null){
delete data7.amount;
}
if(data7.property === null){
delete data7.property;
}
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.mode === undefined){
const err21 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/GoalValue/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.mode !== undefined){
let data8 = data7.mode;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/value/mode",schemaPath:"#/components/schemas/GoalValue/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data8 === "none") || (data8 === "fixed")) || (data8 === "from_property"))){
const err23 = {instancePath:instancePath+"/value/mode",schemaPath:"#/components/schemas/GoalValue/properties/mode/enum",keyword:"enum",params:{allowedValues: schema107.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.amount !== undefined){
let data9 = data7.amount;
if(typeof data9 == "number"){
if(data9 > 1000000000 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/value/amount",schemaPath:"#/components/schemas/GoalValue/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/value/amount",schemaPath:"#/components/schemas/GoalValue/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err26 = {instancePath:instancePath+"/value/amount",schemaPath:"#/components/schemas/GoalValue/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.property !== undefined){
let data10 = data7.property;
if(typeof data10 === "string"){
if(func2(data10) > 128){
const err27 = {instancePath:instancePath+"/value/property",schemaPath:"#/components/schemas/GoalValue/properties/property/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func2(data10) < 1){
const err28 = {instancePath:instancePath+"/value/property",schemaPath:"#/components/schemas/GoalValue/properties/property/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/value/property",schemaPath:"#/components/schemas/GoalValue/properties/property/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err30 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/GoalValue/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.currency !== undefined){
let data11 = data.currency;
if((typeof data11 !== "string") && (data11 !== null)){
const err31 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data11 === "string"){
if(!pattern1.test(data11)){
const err32 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
let data12 = data.windowDays;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err33 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 365 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate90(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
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
validate89.errors = vErrors;
return errors === 0;
}

export const updateGoal = validate92;
const schema108 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/UpdateGoalRequest"}},"required":["requestBody"]};
const schema109 = {"type":"object","minProperties":1,"description":"What to change about the goal.","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name shown to people."},"match":{"$ref":"#/components/schemas/GoalMatch"},"value":{"$ref":"#/components/schemas/GoalValue"},"currency":{"type":"string","nullable":true,"pattern":"^[A-Z]{3}$","description":"ISO 4217 code of the value."},"windowDays":{"type":"integer","minimum":1,"maximum":365,"description":"Attribution window in days."}},"x-null-is-absent":["name","match","value","windowDays"]};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.match === null){
delete data.match;
}
if(data.value === null){
delete data.value;
}
if(data.windowDays === null){
delete data.windowDays;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.match !== undefined){
let data1 = data.match;
if(data1 !== null && typeof data1 === "object" && !Array.isArray(data1)){
if(data1.name === null){
delete data1.name;
}
if(data1.filter === null){
delete data1.filter;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){
const err4 = {instancePath:instancePath+"/match",schemaPath:"#/components/schemas/GoalMatch/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/match/type",schemaPath:"#/components/schemas/GoalMatch/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data2 === "api") || (data2 === "telemetry")) || (data2 === "flow"))){
const err6 = {instancePath:instancePath+"/match/type",schemaPath:"#/components/schemas/GoalMatch/properties/type/enum",keyword:"enum",params:{allowedValues: schema106.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 === "string"){
if(func2(data3) > 128){
const err7 = {instancePath:instancePath+"/match/name",schemaPath:"#/components/schemas/GoalMatch/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data3) < 1){
const err8 = {instancePath:instancePath+"/match/name",schemaPath:"#/components/schemas/GoalMatch/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/match/name",schemaPath:"#/components/schemas/GoalMatch/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.filter !== undefined){
let data4 = data1.filter;
if(typeof data4 === "string"){
if(func2(data4) > 2000){
const err10 = {instancePath:instancePath+"/match/filter",schemaPath:"#/components/schemas/GoalMatch/properties/filter/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data4) < 1){
const err11 = {instancePath:instancePath+"/match/filter",schemaPath:"#/components/schemas/GoalMatch/properties/filter/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err12 = {instancePath:instancePath+"/match/filter",schemaPath:"#/components/schemas/GoalMatch/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err13 = {instancePath:instancePath+"/match",schemaPath:"#/components/schemas/GoalMatch/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.value !== undefined){
let data5 = data.value;
if(data5 !== null && typeof data5 === "object" && !Array.isArray(data5)){
if(data5.amount === null){
delete data5.amount;
}
if(data5.property === null){
delete data5.property;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.mode === undefined){
const err14 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/GoalValue/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.mode !== undefined){
let data6 = data5.mode;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/value/mode",schemaPath:"#/components/schemas/GoalValue/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data6 === "none") || (data6 === "fixed")) || (data6 === "from_property"))){
const err16 = {instancePath:instancePath+"/value/mode",schemaPath:"#/components/schemas/GoalValue/properties/mode/enum",keyword:"enum",params:{allowedValues: schema107.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.amount !== undefined){
let data7 = data5.amount;
if(typeof data7 == "number"){
if(data7 > 1000000000 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/value/amount",schemaPath:"#/components/schemas/GoalValue/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/value/amount",schemaPath:"#/components/schemas/GoalValue/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/value/amount",schemaPath:"#/components/schemas/GoalValue/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.property !== undefined){
let data8 = data5.property;
if(typeof data8 === "string"){
if(func2(data8) > 128){
const err20 = {instancePath:instancePath+"/value/property",schemaPath:"#/components/schemas/GoalValue/properties/property/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data8) < 1){
const err21 = {instancePath:instancePath+"/value/property",schemaPath:"#/components/schemas/GoalValue/properties/property/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err22 = {instancePath:instancePath+"/value/property",schemaPath:"#/components/schemas/GoalValue/properties/property/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/GoalValue/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.currency !== undefined){
let data9 = data.currency;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
const err25 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
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
if(data.windowDays !== undefined){
let data10 = data.windowDays;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err26 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 365 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate93(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
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
validate92.errors = vErrors;
return errors === 0;
}

export const changeGoalStatus = validate95;
const schema112 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/ChangeGoalStatusRequest"}},"required":["requestBody"]};
const schema113 = {"type":"object","required":["status"],"description":"The status to change to.","properties":{"status":{"$ref":"#/components/schemas/GoalStatus"}}};
const schema114 = {"type":"string","enum":["active","paused","archived"],"description":"`active` goals count completions. `active` and `paused` change into each other; either may become `archived`, which is final."};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/GoalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "active") || (data0 === "paused")) || (data0 === "archived"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/GoalStatus/enum",keyword:"enum",params:{allowedValues: schema114.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate96(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
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
validate95.errors = vErrors;
return errors === 0;
}

export const createPrice = validate98;
const schema115 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreatePriceRequest"}},"required":["requestBody"]};
const schema116 = {"type":"object","required":["model","promptPer1k","completionPer1k"],"description":"A price to set.","properties":{"model":{"type":"string","minLength":1,"maxLength":200,"description":"Name of the model as the provider answers it."},"promptPer1k":{"type":"number","minimum":0,"maximum":1000000000,"description":"USD for 1,000 prompt tokens."},"completionPer1k":{"type":"number","minimum":0,"maximum":1000000000,"description":"USD for 1,000 completion tokens."}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.model === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.promptPer1k === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/required",keyword:"required",params:{missingProperty: "promptPer1k"},message:"must have required property '"+"promptPer1k"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.completionPer1k === undefined){
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/required",keyword:"required",params:{missingProperty: "completionPer1k"},message:"must have required property '"+"completionPer1k"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.model !== undefined){
let data1 = data0.model;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/requestBody/model",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/requestBody/model",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/requestBody/model",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.promptPer1k !== undefined){
let data2 = data0.promptPer1k;
if(typeof data2 == "number"){
if(data2 > 1000000000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/requestBody/promptPer1k",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/properties/promptPer1k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/requestBody/promptPer1k",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/properties/promptPer1k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err9 = {instancePath:instancePath+"/requestBody/promptPer1k",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/properties/promptPer1k/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.completionPer1k !== undefined){
let data3 = data0.completionPer1k;
if(typeof data3 == "number"){
if(data3 > 1000000000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/requestBody/completionPer1k",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/properties/completionPer1k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/requestBody/completionPer1k",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/properties/completionPer1k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err12 = {instancePath:instancePath+"/requestBody/completionPer1k",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/properties/completionPer1k/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err13 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/CreatePriceRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

export const updatePrice = validate99;
const schema117 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/UpdatePriceRequest"}},"required":["requestBody"]};
const schema118 = {"type":"object","minProperties":1,"description":"What to change about the price.","properties":{"promptPer1k":{"type":"number","minimum":0,"maximum":1000000000,"description":"USD for 1,000 prompt tokens."},"completionPer1k":{"type":"number","minimum":0,"maximum":1000000000,"description":"USD for 1,000 completion tokens."}},"x-null-is-absent":["promptPer1k","completionPer1k"]};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.promptPer1k === null){
delete data0.promptPer1k;
}
if(data0.completionPer1k === null){
delete data0.completionPer1k;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/UpdatePriceRequest/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.promptPer1k !== undefined){
let data1 = data0.promptPer1k;
if(typeof data1 == "number"){
if(data1 > 1000000000 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/requestBody/promptPer1k",schemaPath:"urn:parley:document#/components/schemas/UpdatePriceRequest/properties/promptPer1k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/requestBody/promptPer1k",schemaPath:"urn:parley:document#/components/schemas/UpdatePriceRequest/properties/promptPer1k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err4 = {instancePath:instancePath+"/requestBody/promptPer1k",schemaPath:"urn:parley:document#/components/schemas/UpdatePriceRequest/properties/promptPer1k/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.completionPer1k !== undefined){
let data2 = data0.completionPer1k;
if(typeof data2 == "number"){
if(data2 > 1000000000 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/requestBody/completionPer1k",schemaPath:"urn:parley:document#/components/schemas/UpdatePriceRequest/properties/completionPer1k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/requestBody/completionPer1k",schemaPath:"urn:parley:document#/components/schemas/UpdatePriceRequest/properties/completionPer1k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err7 = {instancePath:instancePath+"/requestBody/completionPer1k",schemaPath:"urn:parley:document#/components/schemas/UpdatePriceRequest/properties/completionPer1k/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/UpdatePriceRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}

export const createReport = validate100;
const schema119 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/SavedReportInput"}},"required":["requestBody"]};
const schema120 = {"type":"object","description":"A report to keep.","required":["name","definition"],"properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$","description":"Stable name of the report, unique in its workspace."},"name":{"type":"string","minLength":1,"maxLength":200,"description":"Title of the report."},"description":{"type":"string","maxLength":2000,"description":"What it is for."},"definition":{"$ref":"#/components/schemas/ReportDefinition"},"pinned":{"type":"boolean","default":false,"description":"Whether it is shown first."},"schedule":{"$ref":"#/components/schemas/ReportScheduleInput"}},"x-null-is-absent":["code","description","pinned","schedule"]};
const schema130 = {"type":"object","description":"When a report is sent by mail. The service looks once an hour, at minute 5, and sends what is due in that UTC\nhour, at most once a day. What it missed, or what could not be sent, is sent for that hour at the next look.\n","required":["frequency","hour","recipients"],"properties":{"frequency":{"type":"string","enum":["daily","weekly"],"description":"Every day, or every week on `weekday`."},"hour":{"type":"integer","minimum":0,"maximum":23,"description":"Hour of the day in UTC."},"weekday":{"type":"integer","minimum":1,"maximum":7,"description":"ISO weekday, 1 is Monday and 7 is Sunday; needed when weekly, ignored when daily."},"recipients":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","format":"email","maxLength":254},"description":"Mail addresses it goes to."},"enabled":{"type":"boolean","default":true,"description":"Whether it is sent at all."}},"x-null-is-absent":["weekday","enabled"]};
const schema121 = {"type":"object","description":"A question to one dataset. The range is `from` to `to`, both days included, or the last `last_days` days up to\ntoday; the last 30 days when neither is given. A saved report that is sent on a schedule wants `last_days`.\n","required":["dataset","measures"],"properties":{"dataset":{"$ref":"#/components/schemas/DatasetName"},"dimensions":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"type":"string","maxLength":64},"description":"Names of the dimensions to group by, in column order; `date` gives a series. None gives one row of totals."},"measures":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"type":"string","maxLength":64},"description":"Names of the measures to compute, in column order after the dimensions."},"filters":{"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/ReportFilter"},"description":"Conditions that rows must meet before they are grouped."},"from":{"$ref":"#/components/schemas/ReportDate"},"to":{"$ref":"#/components/schemas/ReportDate"},"last_days":{"type":"integer","minimum":1,"maximum":366,"description":"Number of days up to today, today included; not together with `from` or `to`."},"granularity":{"$ref":"#/components/schemas/ReportGranularity"},"time_zone":{"type":"string","maxLength":64,"description":"IANA name of the zone in which days begin; the workspace's own when omitted.","example":"Europe/Berlin"},"sort":{"type":"array","maxItems":5,"items":{"$ref":"#/components/schemas/ReportSort"},"description":"Order of the rows; by date, or else by the first measure, largest first, when omitted."},"limit":{"type":"integer","minimum":1,"maximum":5000,"description":"Most rows wanted; the mode's cap still holds."},"mode":{"$ref":"#/components/schemas/ReportMode"}},"example":{"dataset":"conversations","dimensions":["date","locale"],"measures":["conversations","unique_customers"],"filters":[{"field":"locale","operator":"in","value":["de","en"]}],"last_days":7,"granularity":"day","sort":[{"field":"date","direction":"asc"}],"mode":"view"},"x-null-is-absent":["dimensions","filters","from","to","last_days","granularity","time_zone","sort","limit","mode"]};
const schema122 = {"type":"string","enum":["conversations","executions","messages","token_usage","goals","form_submissions","telemetry","webhook_deliveries"],"description":"Name of a dataset of `datasets.yaml`."};
const schema125 = {"type":"string","format":"date","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$","description":"Calendar day `YYYY-MM-DD` in the time zone of the report.","example":"2026-03-01"};
const schema127 = {"type":"string","enum":["hour","day","week","month"],"description":"Width of one bucket of the `date` dimension; weeks begin on Monday."};
const schema128 = {"type":"object","description":"One key of the order of rows.","required":["field"],"properties":{"field":{"type":"string","maxLength":64,"description":"Name of a dimension or measure that the report has."},"direction":{"type":"string","enum":["asc","desc"],"default":"asc","description":"Whether small values come first."}},"x-null-is-absent":["direction"]};
const schema129 = {"type":"string","enum":["preview","view","export"],"default":"view","description":"How many rows an answer may have, 200, 500 or 5000; rows beyond are cut off and `truncated` is true."};
const schema123 = {"type":"object","description":"One condition; all conditions of a report must hold.","required":["field","operator"],"properties":{"field":{"type":"string","maxLength":64,"description":"Name of a filter of the dataset."},"operator":{"$ref":"#/components/schemas/FilterOperator"},"value":{"description":"What is compared with, of the filter's type: text, number, true or false, or a list of at most 100 of them\nfor `in` and `not_in`.\n"}}};
const schema124 = {"type":"string","enum":["eq","neq","in","not_in","gt","gte","lt","lte","contains","starts_with","is_null","is_not_null"],"description":"How a value is compared. `in` and `not_in` take a list, `is_null` and `is_not_null` take no value, the text\noperators ignore letter case. Which operators a filter takes is told by its dataset.\n"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operator === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator"},message:"must have required property '"+"operator"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.operator !== undefined){
let data1 = data.operator;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/operator",schemaPath:"#/components/schemas/FilterOperator/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((((data1 === "eq") || (data1 === "neq")) || (data1 === "in")) || (data1 === "not_in")) || (data1 === "gt")) || (data1 === "gte")) || (data1 === "lt")) || (data1 === "lte")) || (data1 === "contains")) || (data1 === "starts_with")) || (data1 === "is_null")) || (data1 === "is_not_null"))){
const err5 = {instancePath:instancePath+"/operator",schemaPath:"#/components/schemas/FilterOperator/enum",keyword:"enum",params:{allowedValues: schema124.enum},message:"must be equal to one of the allowed values"};
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
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}

const formats18 = require("ajv-formats/dist/formats").fullFormats.date;
const pattern20 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.dimensions === null){
delete data.dimensions;
}
if(data.filters === null){
delete data.filters;
}
if(data.from === null){
delete data.from;
}
if(data.to === null){
delete data.to;
}
if(data.last_days === null){
delete data.last_days;
}
if(data.granularity === null){
delete data.granularity;
}
if(data.time_zone === null){
delete data.time_zone;
}
if(data.sort === null){
delete data.sort;
}
if(data.limit === null){
delete data.limit;
}
if(data.mode === null){
delete data.mode;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dataset === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataset"},message:"must have required property '"+"dataset"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.measures === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "measures"},message:"must have required property '"+"measures"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dataset !== undefined){
let data0 = data.dataset;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/dataset",schemaPath:"#/components/schemas/DatasetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((data0 === "conversations") || (data0 === "executions")) || (data0 === "messages")) || (data0 === "token_usage")) || (data0 === "goals")) || (data0 === "form_submissions")) || (data0 === "telemetry")) || (data0 === "webhook_deliveries"))){
const err3 = {instancePath:instancePath+"/dataset",schemaPath:"#/components/schemas/DatasetName/enum",keyword:"enum",params:{allowedValues: schema122.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dimensions !== undefined){
let data1 = data.dimensions;
if(Array.isArray(data1)){
if(data1.length > 5){
const err4 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err5 = {instancePath:instancePath+"/dimensions/" + i0,schemaPath:"#/properties/dimensions/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
const err6 = {instancePath:instancePath+"/dimensions/" + i0,schemaPath:"#/properties/dimensions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.measures !== undefined){
let data3 = data.measures;
if(Array.isArray(data3)){
if(data3.length > 10){
const err9 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(func2(data4) > 64){
const err11 = {instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
const err12 = {instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err13 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err14 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.filters !== undefined){
let data5 = data.filters;
if(Array.isArray(data5)){
if(data5.length > 20){
const err15 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
if(!(validate103(data5[i4], {instancePath:instancePath+"/filters/" + i4,parentData:data5,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.from !== undefined){
let data7 = data.from;
if(typeof data7 === "string"){
if(!pattern20.test(data7)){
const err17 = {instancePath:instancePath+"/from",schemaPath:"#/components/schemas/ReportDate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats18.validate(data7))){
const err18 = {instancePath:instancePath+"/from",schemaPath:"#/components/schemas/ReportDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/from",schemaPath:"#/components/schemas/ReportDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.to !== undefined){
let data8 = data.to;
if(typeof data8 === "string"){
if(!pattern20.test(data8)){
const err20 = {instancePath:instancePath+"/to",schemaPath:"#/components/schemas/ReportDate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats18.validate(data8))){
const err21 = {instancePath:instancePath+"/to",schemaPath:"#/components/schemas/ReportDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err22 = {instancePath:instancePath+"/to",schemaPath:"#/components/schemas/ReportDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.last_days !== undefined){
let data9 = data.last_days;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err23 = {instancePath:instancePath+"/last_days",schemaPath:"#/properties/last_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 366 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/last_days",schemaPath:"#/properties/last_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/last_days",schemaPath:"#/properties/last_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.granularity !== undefined){
let data10 = data.granularity;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/granularity",schemaPath:"#/components/schemas/ReportGranularity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((data10 === "hour") || (data10 === "day")) || (data10 === "week")) || (data10 === "month"))){
const err27 = {instancePath:instancePath+"/granularity",schemaPath:"#/components/schemas/ReportGranularity/enum",keyword:"enum",params:{allowedValues: schema127.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.time_zone !== undefined){
let data11 = data.time_zone;
if(typeof data11 === "string"){
if(func2(data11) > 64){
const err28 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sort !== undefined){
let data12 = data.sort;
if(Array.isArray(data12)){
if(data12.length > 5){
const err30 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len3 = data12.length;
for(let i5=0; i5<len3; i5++){
let data13 = data12[i5];
if(data13 !== null && typeof data13 === "object" && !Array.isArray(data13)){
if(data13.direction === null){
delete data13.direction;
}
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.direction === undefined){
data13.direction = "asc";
}
if(data13.field === undefined){
const err31 = {instancePath:instancePath+"/sort/" + i5,schemaPath:"#/components/schemas/ReportSort/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.field !== undefined){
let data14 = data13.field;
if(typeof data14 === "string"){
if(func2(data14) > 64){
const err32 = {instancePath:instancePath+"/sort/" + i5+"/field",schemaPath:"#/components/schemas/ReportSort/properties/field/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/sort/" + i5+"/field",schemaPath:"#/components/schemas/ReportSort/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
let data15 = data13.direction;
if(typeof data15 !== "string"){
const err34 = {instancePath:instancePath+"/sort/" + i5+"/direction",schemaPath:"#/components/schemas/ReportSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((data15 === "asc") || (data15 === "desc"))){
const err35 = {instancePath:instancePath+"/sort/" + i5+"/direction",schemaPath:"#/components/schemas/ReportSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema128.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/sort/" + i5,schemaPath:"#/components/schemas/ReportSort/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.limit !== undefined){
let data16 = data.limit;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err38 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 > 5000 || isNaN(data16)){
const err39 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err40 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.mode !== undefined){
let data17 = data.mode;
if(typeof data17 !== "string"){
const err41 = {instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/ReportMode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((data17 === "preview") || (data17 === "view")) || (data17 === "export"))){
const err42 = {instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/ReportMode/enum",keyword:"enum",params:{allowedValues: schema129.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.code === null){
delete data.code;
}
if(data.description === null){
delete data.description;
}
if(data.pinned === null){
delete data.pinned;
}
if(data.schedule === null){
delete data.schedule;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pinned === undefined){
data.pinned = false;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.definition === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "definition"},message:"must have required property '"+"definition"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
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
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.definition !== undefined){
if(!(validate102(data.definition, {instancePath:instancePath+"/definition",parentData:data,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(typeof data.pinned !== "boolean"){
const err9 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.schedule !== undefined){
let data5 = data.schedule;
if(data5 !== null && typeof data5 === "object" && !Array.isArray(data5)){
if(data5.weekday === null){
delete data5.weekday;
}
if(data5.enabled === null){
delete data5.enabled;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.enabled === undefined){
data5.enabled = true;
}
if(data5.frequency === undefined){
const err10 = {instancePath:instancePath+"/schedule",schemaPath:"#/components/schemas/ReportScheduleInput/required",keyword:"required",params:{missingProperty: "frequency"},message:"must have required property '"+"frequency"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.hour === undefined){
const err11 = {instancePath:instancePath+"/schedule",schemaPath:"#/components/schemas/ReportScheduleInput/required",keyword:"required",params:{missingProperty: "hour"},message:"must have required property '"+"hour"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.recipients === undefined){
const err12 = {instancePath:instancePath+"/schedule",schemaPath:"#/components/schemas/ReportScheduleInput/required",keyword:"required",params:{missingProperty: "recipients"},message:"must have required property '"+"recipients"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.frequency !== undefined){
let data6 = data5.frequency;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/schedule/frequency",schemaPath:"#/components/schemas/ReportScheduleInput/properties/frequency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data6 === "daily") || (data6 === "weekly"))){
const err14 = {instancePath:instancePath+"/schedule/frequency",schemaPath:"#/components/schemas/ReportScheduleInput/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema130.properties.frequency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.hour !== undefined){
let data7 = data5.hour;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err15 = {instancePath:instancePath+"/schedule/hour",schemaPath:"#/components/schemas/ReportScheduleInput/properties/hour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 23 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/schedule/hour",schemaPath:"#/components/schemas/ReportScheduleInput/properties/hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/schedule/hour",schemaPath:"#/components/schemas/ReportScheduleInput/properties/hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data5.weekday !== undefined){
let data8 = data5.weekday;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err18 = {instancePath:instancePath+"/schedule/weekday",schemaPath:"#/components/schemas/ReportScheduleInput/properties/weekday/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 7 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/schedule/weekday",schemaPath:"#/components/schemas/ReportScheduleInput/properties/weekday/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/schedule/weekday",schemaPath:"#/components/schemas/ReportScheduleInput/properties/weekday/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data5.recipients !== undefined){
let data9 = data5.recipients;
if(Array.isArray(data9)){
if(data9.length > 20){
const err21 = {instancePath:instancePath+"/schedule/recipients",schemaPath:"#/components/schemas/ReportScheduleInput/properties/recipients/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.length < 1){
const err22 = {instancePath:instancePath+"/schedule/recipients",schemaPath:"#/components/schemas/ReportScheduleInput/properties/recipients/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(func2(data10) > 254){
const err23 = {instancePath:instancePath+"/schedule/recipients/" + i0,schemaPath:"#/components/schemas/ReportScheduleInput/properties/recipients/items/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats2.test(data10))){
const err24 = {instancePath:instancePath+"/schedule/recipients/" + i0,schemaPath:"#/components/schemas/ReportScheduleInput/properties/recipients/items/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/schedule/recipients/" + i0,schemaPath:"#/components/schemas/ReportScheduleInput/properties/recipients/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err26 = {instancePath:instancePath+"/schedule/recipients",schemaPath:"#/components/schemas/ReportScheduleInput/properties/recipients/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err27 = {instancePath:instancePath+"/schedule/recipients",schemaPath:"#/components/schemas/ReportScheduleInput/properties/recipients/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(typeof data5.enabled !== "boolean"){
const err28 = {instancePath:instancePath+"/schedule/enabled",schemaPath:"#/components/schemas/ReportScheduleInput/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/schedule",schemaPath:"#/components/schemas/ReportScheduleInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate101.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate101(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
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
validate100.errors = vErrors;
return errors === 0;
}

export const updateReport = validate107;
const schema131 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/UpdateReportRequest"}},"required":["requestBody"]};
const schema132 = {"type":"object","minProperties":1,"description":"What to change about the report.","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"Title of the report."},"description":{"type":"string","maxLength":2000,"description":"What it is for."},"definition":{"$ref":"#/components/schemas/ReportDefinition"}},"x-null-is-absent":["name","description","definition"]};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.description === null){
delete data.description;
}
if(data.definition === null){
delete data.definition;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.definition !== undefined){
if(!(validate102(data.definition, {instancePath:instancePath+"/definition",parentData:data,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate108(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
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
validate107.errors = vErrors;
return errors === 0;
}

export const saveReportSchedule = validate111;
const schema133 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/ReportScheduleInput"}},"required":["requestBody"]};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.weekday === null){
delete data0.weekday;
}
if(data0.enabled === null){
delete data0.enabled;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.enabled === undefined){
data0.enabled = true;
}
if(data0.frequency === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/required",keyword:"required",params:{missingProperty: "frequency"},message:"must have required property '"+"frequency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.hour === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/required",keyword:"required",params:{missingProperty: "hour"},message:"must have required property '"+"hour"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.recipients === undefined){
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/required",keyword:"required",params:{missingProperty: "recipients"},message:"must have required property '"+"recipients"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.frequency !== undefined){
let data1 = data0.frequency;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/requestBody/frequency",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/frequency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "daily") || (data1 === "weekly"))){
const err5 = {instancePath:instancePath+"/requestBody/frequency",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema130.properties.frequency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.hour !== undefined){
let data2 = data0.hour;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/requestBody/hour",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/hour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 23 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/requestBody/hour",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/requestBody/hour",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data0.weekday !== undefined){
let data3 = data0.weekday;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/requestBody/weekday",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/weekday/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 7 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/requestBody/weekday",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/weekday/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/requestBody/weekday",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/weekday/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data0.recipients !== undefined){
let data4 = data0.recipients;
if(Array.isArray(data4)){
if(data4.length > 20){
const err12 = {instancePath:instancePath+"/requestBody/recipients",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/recipients/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 1){
const err13 = {instancePath:instancePath+"/requestBody/recipients",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/recipients/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func2(data5) > 254){
const err14 = {instancePath:instancePath+"/requestBody/recipients/" + i0,schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/recipients/items/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats2.test(data5))){
const err15 = {instancePath:instancePath+"/requestBody/recipients/" + i0,schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/recipients/items/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err16 = {instancePath:instancePath+"/requestBody/recipients/" + i0,schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/recipients/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err17 = {instancePath:instancePath+"/requestBody/recipients",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/recipients/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err18 = {instancePath:instancePath+"/requestBody/recipients",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/recipients/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(typeof data0.enabled !== "boolean"){
const err19 = {instancePath:instancePath+"/requestBody/enabled",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err20 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/ReportScheduleInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

export const runReport = validate112;
const schema135 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/RunReportRequest"}},"required":["requestBody"]};
const schema136 = {"type":"object","description":"Values that take the place of those of the definition.","properties":{"from":{"$ref":"#/components/schemas/ReportDate"},"to":{"$ref":"#/components/schemas/ReportDate"},"mode":{"type":"string","enum":["preview","view","export"],"description":"How many rows the answer may have, 200, 500 or 5000."}},"x-null-is-absent":["from","to","mode"]};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.from === null){
delete data.from;
}
if(data.to === null){
delete data.to;
}
if(data.mode === null){
delete data.mode;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!pattern20.test(data0)){
const err0 = {instancePath:instancePath+"/from",schemaPath:"#/components/schemas/ReportDate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(formats18.validate(data0))){
const err1 = {instancePath:instancePath+"/from",schemaPath:"#/components/schemas/ReportDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/components/schemas/ReportDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!pattern20.test(data1)){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/components/schemas/ReportDate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats18.validate(data1))){
const err4 = {instancePath:instancePath+"/to",schemaPath:"#/components/schemas/ReportDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err5 = {instancePath:instancePath+"/to",schemaPath:"#/components/schemas/ReportDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.mode !== undefined){
let data2 = data.mode;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data2 === "preview") || (data2 === "view")) || (data2 === "export"))){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema136.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate113(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
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
validate112.errors = vErrors;
return errors === 0;
}

export const runAdHocReport = validate115;
const schema139 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/ReportDefinition"}},"required":["requestBody"]};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.dimensions === null){
delete data.dimensions;
}
if(data.filters === null){
delete data.filters;
}
if(data.from === null){
delete data.from;
}
if(data.to === null){
delete data.to;
}
if(data.last_days === null){
delete data.last_days;
}
if(data.granularity === null){
delete data.granularity;
}
if(data.time_zone === null){
delete data.time_zone;
}
if(data.sort === null){
delete data.sort;
}
if(data.limit === null){
delete data.limit;
}
if(data.mode === null){
delete data.mode;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dataset === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataset"},message:"must have required property '"+"dataset"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.measures === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "measures"},message:"must have required property '"+"measures"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dataset !== undefined){
let data0 = data.dataset;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/dataset",schemaPath:"#/components/schemas/DatasetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((data0 === "conversations") || (data0 === "executions")) || (data0 === "messages")) || (data0 === "token_usage")) || (data0 === "goals")) || (data0 === "form_submissions")) || (data0 === "telemetry")) || (data0 === "webhook_deliveries"))){
const err3 = {instancePath:instancePath+"/dataset",schemaPath:"#/components/schemas/DatasetName/enum",keyword:"enum",params:{allowedValues: schema122.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dimensions !== undefined){
let data1 = data.dimensions;
if(Array.isArray(data1)){
if(data1.length > 5){
const err4 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err5 = {instancePath:instancePath+"/dimensions/" + i0,schemaPath:"#/properties/dimensions/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
const err6 = {instancePath:instancePath+"/dimensions/" + i0,schemaPath:"#/properties/dimensions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.measures !== undefined){
let data3 = data.measures;
if(Array.isArray(data3)){
if(data3.length > 10){
const err9 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(func2(data4) > 64){
const err11 = {instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
const err12 = {instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err13 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err14 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.filters !== undefined){
let data5 = data.filters;
if(Array.isArray(data5)){
if(data5.length > 20){
const err15 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
if(!(validate103(data5[i4], {instancePath:instancePath+"/filters/" + i4,parentData:data5,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.from !== undefined){
let data7 = data.from;
if(typeof data7 === "string"){
if(!pattern20.test(data7)){
const err17 = {instancePath:instancePath+"/from",schemaPath:"#/components/schemas/ReportDate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats18.validate(data7))){
const err18 = {instancePath:instancePath+"/from",schemaPath:"#/components/schemas/ReportDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/from",schemaPath:"#/components/schemas/ReportDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.to !== undefined){
let data8 = data.to;
if(typeof data8 === "string"){
if(!pattern20.test(data8)){
const err20 = {instancePath:instancePath+"/to",schemaPath:"#/components/schemas/ReportDate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats18.validate(data8))){
const err21 = {instancePath:instancePath+"/to",schemaPath:"#/components/schemas/ReportDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err22 = {instancePath:instancePath+"/to",schemaPath:"#/components/schemas/ReportDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.last_days !== undefined){
let data9 = data.last_days;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err23 = {instancePath:instancePath+"/last_days",schemaPath:"#/properties/last_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 366 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/last_days",schemaPath:"#/properties/last_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/last_days",schemaPath:"#/properties/last_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.granularity !== undefined){
let data10 = data.granularity;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/granularity",schemaPath:"#/components/schemas/ReportGranularity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((data10 === "hour") || (data10 === "day")) || (data10 === "week")) || (data10 === "month"))){
const err27 = {instancePath:instancePath+"/granularity",schemaPath:"#/components/schemas/ReportGranularity/enum",keyword:"enum",params:{allowedValues: schema127.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.time_zone !== undefined){
let data11 = data.time_zone;
if(typeof data11 === "string"){
if(func2(data11) > 64){
const err28 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sort !== undefined){
let data12 = data.sort;
if(Array.isArray(data12)){
if(data12.length > 5){
const err30 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len3 = data12.length;
for(let i5=0; i5<len3; i5++){
let data13 = data12[i5];
if(data13 !== null && typeof data13 === "object" && !Array.isArray(data13)){
if(data13.direction === null){
delete data13.direction;
}
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.direction === undefined){
data13.direction = "asc";
}
if(data13.field === undefined){
const err31 = {instancePath:instancePath+"/sort/" + i5,schemaPath:"#/components/schemas/ReportSort/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.field !== undefined){
let data14 = data13.field;
if(typeof data14 === "string"){
if(func2(data14) > 64){
const err32 = {instancePath:instancePath+"/sort/" + i5+"/field",schemaPath:"#/components/schemas/ReportSort/properties/field/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/sort/" + i5+"/field",schemaPath:"#/components/schemas/ReportSort/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
let data15 = data13.direction;
if(typeof data15 !== "string"){
const err34 = {instancePath:instancePath+"/sort/" + i5+"/direction",schemaPath:"#/components/schemas/ReportSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((data15 === "asc") || (data15 === "desc"))){
const err35 = {instancePath:instancePath+"/sort/" + i5+"/direction",schemaPath:"#/components/schemas/ReportSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema128.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/sort/" + i5,schemaPath:"#/components/schemas/ReportSort/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.limit !== undefined){
let data16 = data.limit;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err38 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 > 5000 || isNaN(data16)){
const err39 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err40 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.mode !== undefined){
let data17 = data.mode;
if(typeof data17 !== "string"){
const err41 = {instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/ReportMode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((data17 === "preview") || (data17 === "view")) || (data17 === "export"))){
const err42 = {instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/ReportMode/enum",keyword:"enum",params:{allowedValues: schema129.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate116(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
validate115.errors = vErrors;
return errors === 0;
}

export const createConnection = validate119;
const schema147 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateConnectionRequest"}},"required":["requestBody"]};
const schema148 = {"type":"object","required":["code","name","providerKey"],"description":"A connection to create.","properties":{"code":{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$","description":"Code of the connection; it cannot be changed later."},"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name shown to people."},"providerKey":{"$ref":"#/components/schemas/ConnectionProviderKey"},"baseUrl":{"type":"string","nullable":true,"format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$","description":"Address that paths are added to; required for `http` and `openai_compatible`, the provider's own when absent otherwise. For model providers it ends where theirs does (`…/v1`). A user name or password in it is refused; they are credentials."},"credentials":{"$ref":"#/components/schemas/ConnectionCredentials"},"status":{"type":"string","enum":["active","disabled"],"default":"active","description":"Whether flows may use it."}},"x-null-is-absent":["credentials","status"]};
const schema149 = {"type":"string","enum":["http","openai","anthropic","openai_compatible"],"description":"What is on the other side."};
const schema150 = {"type":"object","description":"Secrets of a connection; written, never read. `http` takes `bearer`, or `username` and `password`, or `headerName` and `headerValue`, or `tokenUrl`, `clientId` and `clientSecret` with an optional `scope` (OAuth 2.0 client credentials); the language model providers take `apiKey`. Anything else is 422 `validation_failed`.","properties":{"bearer":{"type":"string","minLength":1,"maxLength":4096,"writeOnly":true,"description":"Token for `Authorization: Bearer`."},"username":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[^:]*$","writeOnly":true,"description":"User name for `Authorization: Basic`, without a colon."},"password":{"type":"string","minLength":1,"maxLength":4096,"writeOnly":true,"description":"Password for `Authorization: Basic`."},"headerName":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$","writeOnly":true,"description":"Name of a header to send with each request, for example `X-Api-Key`. `Host` and the headers that belong to one hop (`Connection`, `Transfer-Encoding`, `Content-Length` and the like) are refused."},"headerValue":{"type":"string","minLength":1,"maxLength":4096,"writeOnly":true,"description":"Value of that header."},"tokenUrl":{"type":"string","format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$","writeOnly":true,"description":"Token endpoint of the authorization server (RFC 6749, section 4.4)."},"clientId":{"type":"string","minLength":1,"maxLength":1024,"writeOnly":true,"description":"Client identifier at the authorization server."},"clientSecret":{"type":"string","minLength":1,"maxLength":4096,"writeOnly":true,"description":"Client secret at the authorization server, sent by HTTP Basic."},"scope":{"type":"string","minLength":1,"maxLength":1024,"writeOnly":true,"description":"Scopes to ask for, separated by spaces."},"apiKey":{"type":"string","minLength":1,"maxLength":4096,"writeOnly":true,"description":"Key of the language model provider."}},"x-null-is-absent":["bearer","username","password","headerName","headerValue","tokenUrl","clientId","clientSecret","scope","apiKey"]};
const pattern28 = new RegExp("^[^:]*$", "u");
const pattern29 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u");

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.credentials === null){
delete data.credentials;
}
if(data.status === null){
delete data.status;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
data.status = "active";
}
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.providerKey === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providerKey"},message:"must have required property '"+"providerKey"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern11.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
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
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.providerKey !== undefined){
let data2 = data.providerKey;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/providerKey",schemaPath:"#/components/schemas/ConnectionProviderKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "http") || (data2 === "openai")) || (data2 === "anthropic")) || (data2 === "openai_compatible"))){
const err9 = {instancePath:instancePath+"/providerKey",schemaPath:"#/components/schemas/ConnectionProviderKey/enum",keyword:"enum",params:{allowedValues: schema149.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.baseUrl !== undefined){
let data3 = data.baseUrl;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 2000){
const err11 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern8.test(data3)){
const err12 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats10(data3))){
const err13 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.credentials !== undefined){
let data4 = data.credentials;
if(data4 !== null && typeof data4 === "object" && !Array.isArray(data4)){
if(data4.bearer === null){
delete data4.bearer;
}
if(data4.username === null){
delete data4.username;
}
if(data4.password === null){
delete data4.password;
}
if(data4.headerName === null){
delete data4.headerName;
}
if(data4.headerValue === null){
delete data4.headerValue;
}
if(data4.tokenUrl === null){
delete data4.tokenUrl;
}
if(data4.clientId === null){
delete data4.clientId;
}
if(data4.clientSecret === null){
delete data4.clientSecret;
}
if(data4.scope === null){
delete data4.scope;
}
if(data4.apiKey === null){
delete data4.apiKey;
}
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.bearer !== undefined){
let data5 = data4.bearer;
if(typeof data5 === "string"){
if(func2(data5) > 4096){
const err14 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"#/components/schemas/ConnectionCredentials/properties/bearer/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data5) < 1){
const err15 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"#/components/schemas/ConnectionCredentials/properties/bearer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err16 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"#/components/schemas/ConnectionCredentials/properties/bearer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.username !== undefined){
let data6 = data4.username;
if(typeof data6 === "string"){
if(func2(data6) > 1024){
const err17 = {instancePath:instancePath+"/credentials/username",schemaPath:"#/components/schemas/ConnectionCredentials/properties/username/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data6) < 1){
const err18 = {instancePath:instancePath+"/credentials/username",schemaPath:"#/components/schemas/ConnectionCredentials/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern28.test(data6)){
const err19 = {instancePath:instancePath+"/credentials/username",schemaPath:"#/components/schemas/ConnectionCredentials/properties/username/pattern",keyword:"pattern",params:{pattern: "^[^:]*$"},message:"must match pattern \""+"^[^:]*$"+"\""};
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
const err20 = {instancePath:instancePath+"/credentials/username",schemaPath:"#/components/schemas/ConnectionCredentials/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.password !== undefined){
let data7 = data4.password;
if(typeof data7 === "string"){
if(func2(data7) > 4096){
const err21 = {instancePath:instancePath+"/credentials/password",schemaPath:"#/components/schemas/ConnectionCredentials/properties/password/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func2(data7) < 1){
const err22 = {instancePath:instancePath+"/credentials/password",schemaPath:"#/components/schemas/ConnectionCredentials/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/credentials/password",schemaPath:"#/components/schemas/ConnectionCredentials/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.headerName !== undefined){
let data8 = data4.headerName;
if(typeof data8 === "string"){
if(func2(data8) > 128){
const err24 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerName/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func2(data8) < 1){
const err25 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern29.test(data8)){
const err26 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4.headerValue !== undefined){
let data9 = data4.headerValue;
if(typeof data9 === "string"){
if(func2(data9) > 4096){
const err28 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerValue/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func2(data9) < 1){
const err29 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerValue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerValue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data4.tokenUrl !== undefined){
let data10 = data4.tokenUrl;
if(typeof data10 === "string"){
if(func2(data10) > 2000){
const err31 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"#/components/schemas/ConnectionCredentials/properties/tokenUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern8.test(data10)){
const err32 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"#/components/schemas/ConnectionCredentials/properties/tokenUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats10(data10))){
const err33 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"#/components/schemas/ConnectionCredentials/properties/tokenUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"#/components/schemas/ConnectionCredentials/properties/tokenUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data4.clientId !== undefined){
let data11 = data4.clientId;
if(typeof data11 === "string"){
if(func2(data11) > 1024){
const err35 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"#/components/schemas/ConnectionCredentials/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func2(data11) < 1){
const err36 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"#/components/schemas/ConnectionCredentials/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"#/components/schemas/ConnectionCredentials/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data4.clientSecret !== undefined){
let data12 = data4.clientSecret;
if(typeof data12 === "string"){
if(func2(data12) > 4096){
const err38 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"#/components/schemas/ConnectionCredentials/properties/clientSecret/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func2(data12) < 1){
const err39 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"#/components/schemas/ConnectionCredentials/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"#/components/schemas/ConnectionCredentials/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data4.scope !== undefined){
let data13 = data4.scope;
if(typeof data13 === "string"){
if(func2(data13) > 1024){
const err41 = {instancePath:instancePath+"/credentials/scope",schemaPath:"#/components/schemas/ConnectionCredentials/properties/scope/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func2(data13) < 1){
const err42 = {instancePath:instancePath+"/credentials/scope",schemaPath:"#/components/schemas/ConnectionCredentials/properties/scope/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/credentials/scope",schemaPath:"#/components/schemas/ConnectionCredentials/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data4.apiKey !== undefined){
let data14 = data4.apiKey;
if(typeof data14 === "string"){
if(func2(data14) > 4096){
const err44 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"#/components/schemas/ConnectionCredentials/properties/apiKey/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func2(data14) < 1){
const err45 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"#/components/schemas/ConnectionCredentials/properties/apiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"#/components/schemas/ConnectionCredentials/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/credentials",schemaPath:"#/components/schemas/ConnectionCredentials/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
let data15 = data.status;
if(typeof data15 !== "string"){
const err48 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!((data15 === "active") || (data15 === "disabled"))){
const err49 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema148.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate120(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
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
validate119.errors = vErrors;
return errors === 0;
}

export const updateConnection = validate122;
const schema151 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/UpdateConnectionRequest"}},"required":["requestBody"]};
const schema152 = {"type":"object","minProperties":1,"description":"What to change about the connection.","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name shown to people."},"baseUrl":{"type":"string","nullable":true,"format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$","description":"Address that paths are added to, without a user name or password; null for the provider's own."},"credentials":{"$ref":"#/components/schemas/ConnectionCredentials"},"status":{"$ref":"#/components/schemas/ConnectionStatus"}},"x-null-is-absent":["name","credentials","status"]};
const schema154 = {"type":"string","enum":["active","disabled"],"description":"Whether flows may use the connection. An `http` or `agent` node that needs a disabled one fails."};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.credentials === null){
delete data.credentials;
}
if(data.status === null){
delete data.status;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.baseUrl !== undefined){
let data1 = data.baseUrl;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err5 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern8.test(data1)){
const err6 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats10(data1))){
const err7 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.credentials !== undefined){
let data2 = data.credentials;
if(data2 !== null && typeof data2 === "object" && !Array.isArray(data2)){
if(data2.bearer === null){
delete data2.bearer;
}
if(data2.username === null){
delete data2.username;
}
if(data2.password === null){
delete data2.password;
}
if(data2.headerName === null){
delete data2.headerName;
}
if(data2.headerValue === null){
delete data2.headerValue;
}
if(data2.tokenUrl === null){
delete data2.tokenUrl;
}
if(data2.clientId === null){
delete data2.clientId;
}
if(data2.clientSecret === null){
delete data2.clientSecret;
}
if(data2.scope === null){
delete data2.scope;
}
if(data2.apiKey === null){
delete data2.apiKey;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.bearer !== undefined){
let data3 = data2.bearer;
if(typeof data3 === "string"){
if(func2(data3) > 4096){
const err8 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"#/components/schemas/ConnectionCredentials/properties/bearer/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"#/components/schemas/ConnectionCredentials/properties/bearer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err10 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"#/components/schemas/ConnectionCredentials/properties/bearer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.username !== undefined){
let data4 = data2.username;
if(typeof data4 === "string"){
if(func2(data4) > 1024){
const err11 = {instancePath:instancePath+"/credentials/username",schemaPath:"#/components/schemas/ConnectionCredentials/properties/username/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data4) < 1){
const err12 = {instancePath:instancePath+"/credentials/username",schemaPath:"#/components/schemas/ConnectionCredentials/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern28.test(data4)){
const err13 = {instancePath:instancePath+"/credentials/username",schemaPath:"#/components/schemas/ConnectionCredentials/properties/username/pattern",keyword:"pattern",params:{pattern: "^[^:]*$"},message:"must match pattern \""+"^[^:]*$"+"\""};
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
const err14 = {instancePath:instancePath+"/credentials/username",schemaPath:"#/components/schemas/ConnectionCredentials/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.password !== undefined){
let data5 = data2.password;
if(typeof data5 === "string"){
if(func2(data5) > 4096){
const err15 = {instancePath:instancePath+"/credentials/password",schemaPath:"#/components/schemas/ConnectionCredentials/properties/password/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data5) < 1){
const err16 = {instancePath:instancePath+"/credentials/password",schemaPath:"#/components/schemas/ConnectionCredentials/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/credentials/password",schemaPath:"#/components/schemas/ConnectionCredentials/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.headerName !== undefined){
let data6 = data2.headerName;
if(typeof data6 === "string"){
if(func2(data6) > 128){
const err18 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerName/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func2(data6) < 1){
const err19 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern29.test(data6)){
const err20 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"+"\""};
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
const err21 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.headerValue !== undefined){
let data7 = data2.headerValue;
if(typeof data7 === "string"){
if(func2(data7) > 4096){
const err22 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerValue/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func2(data7) < 1){
const err23 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerValue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err24 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"#/components/schemas/ConnectionCredentials/properties/headerValue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.tokenUrl !== undefined){
let data8 = data2.tokenUrl;
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err25 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"#/components/schemas/ConnectionCredentials/properties/tokenUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern8.test(data8)){
const err26 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"#/components/schemas/ConnectionCredentials/properties/tokenUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats10(data8))){
const err27 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"#/components/schemas/ConnectionCredentials/properties/tokenUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"#/components/schemas/ConnectionCredentials/properties/tokenUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data2.clientId !== undefined){
let data9 = data2.clientId;
if(typeof data9 === "string"){
if(func2(data9) > 1024){
const err29 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"#/components/schemas/ConnectionCredentials/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func2(data9) < 1){
const err30 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"#/components/schemas/ConnectionCredentials/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"#/components/schemas/ConnectionCredentials/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data2.clientSecret !== undefined){
let data10 = data2.clientSecret;
if(typeof data10 === "string"){
if(func2(data10) > 4096){
const err32 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"#/components/schemas/ConnectionCredentials/properties/clientSecret/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func2(data10) < 1){
const err33 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"#/components/schemas/ConnectionCredentials/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"#/components/schemas/ConnectionCredentials/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data2.scope !== undefined){
let data11 = data2.scope;
if(typeof data11 === "string"){
if(func2(data11) > 1024){
const err35 = {instancePath:instancePath+"/credentials/scope",schemaPath:"#/components/schemas/ConnectionCredentials/properties/scope/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func2(data11) < 1){
const err36 = {instancePath:instancePath+"/credentials/scope",schemaPath:"#/components/schemas/ConnectionCredentials/properties/scope/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/credentials/scope",schemaPath:"#/components/schemas/ConnectionCredentials/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data2.apiKey !== undefined){
let data12 = data2.apiKey;
if(typeof data12 === "string"){
if(func2(data12) > 4096){
const err38 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"#/components/schemas/ConnectionCredentials/properties/apiKey/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func2(data12) < 1){
const err39 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"#/components/schemas/ConnectionCredentials/properties/apiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"#/components/schemas/ConnectionCredentials/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/credentials",schemaPath:"#/components/schemas/ConnectionCredentials/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.status !== undefined){
let data13 = data.status;
if(typeof data13 !== "string"){
const err42 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ConnectionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((data13 === "active") || (data13 === "disabled"))){
const err43 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ConnectionStatus/enum",keyword:"enum",params:{allowedValues: schema154.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate123(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
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
validate122.errors = vErrors;
return errors === 0;
}

export const replaceConnectionCredentials = validate125;
const schema155 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/ConnectionCredentials"}},"required":["requestBody"]};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.bearer === null){
delete data0.bearer;
}
if(data0.username === null){
delete data0.username;
}
if(data0.password === null){
delete data0.password;
}
if(data0.headerName === null){
delete data0.headerName;
}
if(data0.headerValue === null){
delete data0.headerValue;
}
if(data0.tokenUrl === null){
delete data0.tokenUrl;
}
if(data0.clientId === null){
delete data0.clientId;
}
if(data0.clientSecret === null){
delete data0.clientSecret;
}
if(data0.scope === null){
delete data0.scope;
}
if(data0.apiKey === null){
delete data0.apiKey;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.bearer !== undefined){
let data1 = data0.bearer;
if(typeof data1 === "string"){
if(func2(data1) > 4096){
const err1 = {instancePath:instancePath+"/requestBody/bearer",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/bearer/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data1) < 1){
const err2 = {instancePath:instancePath+"/requestBody/bearer",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/bearer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/requestBody/bearer",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/bearer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.username !== undefined){
let data2 = data0.username;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err4 = {instancePath:instancePath+"/requestBody/username",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/username/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data2) < 1){
const err5 = {instancePath:instancePath+"/requestBody/username",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern28.test(data2)){
const err6 = {instancePath:instancePath+"/requestBody/username",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/username/pattern",keyword:"pattern",params:{pattern: "^[^:]*$"},message:"must match pattern \""+"^[^:]*$"+"\""};
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
const err7 = {instancePath:instancePath+"/requestBody/username",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.password !== undefined){
let data3 = data0.password;
if(typeof data3 === "string"){
if(func2(data3) > 4096){
const err8 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/password/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err10 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.headerName !== undefined){
let data4 = data0.headerName;
if(typeof data4 === "string"){
if(func2(data4) > 128){
const err11 = {instancePath:instancePath+"/requestBody/headerName",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/headerName/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data4) < 1){
const err12 = {instancePath:instancePath+"/requestBody/headerName",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/headerName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern29.test(data4)){
const err13 = {instancePath:instancePath+"/requestBody/headerName",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/headerName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"+"\""};
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
const err14 = {instancePath:instancePath+"/requestBody/headerName",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/headerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.headerValue !== undefined){
let data5 = data0.headerValue;
if(typeof data5 === "string"){
if(func2(data5) > 4096){
const err15 = {instancePath:instancePath+"/requestBody/headerValue",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/headerValue/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data5) < 1){
const err16 = {instancePath:instancePath+"/requestBody/headerValue",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/headerValue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/requestBody/headerValue",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/headerValue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.tokenUrl !== undefined){
let data6 = data0.tokenUrl;
if(typeof data6 === "string"){
if(func2(data6) > 2000){
const err18 = {instancePath:instancePath+"/requestBody/tokenUrl",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/tokenUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern8.test(data6)){
const err19 = {instancePath:instancePath+"/requestBody/tokenUrl",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/tokenUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats10(data6))){
const err20 = {instancePath:instancePath+"/requestBody/tokenUrl",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/tokenUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err21 = {instancePath:instancePath+"/requestBody/tokenUrl",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/tokenUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.clientId !== undefined){
let data7 = data0.clientId;
if(typeof data7 === "string"){
if(func2(data7) > 1024){
const err22 = {instancePath:instancePath+"/requestBody/clientId",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func2(data7) < 1){
const err23 = {instancePath:instancePath+"/requestBody/clientId",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err24 = {instancePath:instancePath+"/requestBody/clientId",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.clientSecret !== undefined){
let data8 = data0.clientSecret;
if(typeof data8 === "string"){
if(func2(data8) > 4096){
const err25 = {instancePath:instancePath+"/requestBody/clientSecret",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/clientSecret/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func2(data8) < 1){
const err26 = {instancePath:instancePath+"/requestBody/clientSecret",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/requestBody/clientSecret",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.scope !== undefined){
let data9 = data0.scope;
if(typeof data9 === "string"){
if(func2(data9) > 1024){
const err28 = {instancePath:instancePath+"/requestBody/scope",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/scope/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func2(data9) < 1){
const err29 = {instancePath:instancePath+"/requestBody/scope",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/scope/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/requestBody/scope",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.apiKey !== undefined){
let data10 = data0.apiKey;
if(typeof data10 === "string"){
if(func2(data10) > 4096){
const err31 = {instancePath:instancePath+"/requestBody/apiKey",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/apiKey/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func2(data10) < 1){
const err32 = {instancePath:instancePath+"/requestBody/apiKey",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/apiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/requestBody/apiKey",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/ConnectionCredentials/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

export const createTrainingSource = validate126;
const schema157 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateTrainingSourceRequest"}},"required":["requestBody"]};
const schema158 = {"type":"object","required":["name","url"],"description":"A source to create.","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name shown to people."},"url":{"type":"string","format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$","description":"Address at which a crawl begins, without a user name or password."},"schedule":{"type":"string","enum":["manual","hourly","daily","weekly"],"default":"manual","description":"How often it is crawled."}},"x-null-is-absent":["schedule"]};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.schedule === null){
delete data0.schedule;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.schedule === undefined){
data0.schedule = "manual";
}
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/CreateTrainingSourceRequest/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.url === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/CreateTrainingSourceRequest/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err3 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:document#/components/schemas/CreateTrainingSourceRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:document#/components/schemas/CreateTrainingSourceRequest/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:document#/components/schemas/CreateTrainingSourceRequest/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.url !== undefined){
let data2 = data0.url;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err6 = {instancePath:instancePath+"/requestBody/url",schemaPath:"urn:parley:document#/components/schemas/CreateTrainingSourceRequest/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern8.test(data2)){
const err7 = {instancePath:instancePath+"/requestBody/url",schemaPath:"urn:parley:document#/components/schemas/CreateTrainingSourceRequest/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats10(data2))){
const err8 = {instancePath:instancePath+"/requestBody/url",schemaPath:"urn:parley:document#/components/schemas/CreateTrainingSourceRequest/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err9 = {instancePath:instancePath+"/requestBody/url",schemaPath:"urn:parley:document#/components/schemas/CreateTrainingSourceRequest/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let data3 = data0.schedule;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/requestBody/schedule",schemaPath:"urn:parley:document#/components/schemas/CreateTrainingSourceRequest/properties/schedule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data3 === "manual") || (data3 === "hourly")) || (data3 === "daily")) || (data3 === "weekly"))){
const err11 = {instancePath:instancePath+"/requestBody/schedule",schemaPath:"urn:parley:document#/components/schemas/CreateTrainingSourceRequest/properties/schedule/enum",keyword:"enum",params:{allowedValues: schema158.properties.schedule.enum},message:"must be equal to one of the allowed values"};
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
const err12 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/CreateTrainingSourceRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}

export const updateTrainingSource = validate127;
const schema159 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/UpdateTrainingSourceRequest"}},"required":["requestBody"]};
const schema160 = {"type":"object","minProperties":1,"description":"What to change about the source.","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name shown to people."},"url":{"type":"string","format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$","description":"Address at which a crawl begins, without a user name or password."},"schedule":{"$ref":"#/components/schemas/AdminTrainingSchedule"}},"x-null-is-absent":["name","url","schedule"]};
const schema161 = {"type":"string","enum":["manual","hourly","daily","weekly"],"description":"How often the source is crawled; `manual` only when asked for."};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.url === null){
delete data.url;
}
if(data.schedule === null){
delete data.schedule;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern8.test(data1)){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats10(data1))){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.schedule !== undefined){
let data2 = data.schedule;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/schedule",schemaPath:"#/components/schemas/AdminTrainingSchedule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "manual") || (data2 === "hourly")) || (data2 === "daily")) || (data2 === "weekly"))){
const err9 = {instancePath:instancePath+"/schedule",schemaPath:"#/components/schemas/AdminTrainingSchedule/enum",keyword:"enum",params:{allowedValues: schema161.enum},message:"must be equal to one of the allowed values"};
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
validate128.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate128(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
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
validate127.errors = vErrors;
return errors === 0;
}

export const createInboundWebhook = validate130;
const schema162 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateInboundWebhookRequest"}},"required":["requestBody"]};
const schema163 = {"type":"object","required":["name","eventName"],"description":"A source to create.","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name of the source; unique in the workspace."},"eventName":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$","description":"Domain event that each accepted request raises."},"active":{"type":"boolean","default":true,"description":"Whether requests are accepted."},"secret":{"type":"string","minLength":16,"maxLength":255,"writeOnly":true,"description":"Secret that the sender has already; made here when absent."}},"x-null-is-absent":["active","secret"]};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.active === null){
delete data0.active;
}
if(data0.secret === null){
delete data0.secret;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.active === undefined){
data0.active = true;
}
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/CreateInboundWebhookRequest/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.eventName === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/CreateInboundWebhookRequest/required",keyword:"required",params:{missingProperty: "eventName"},message:"must have required property '"+"eventName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err3 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:document#/components/schemas/CreateInboundWebhookRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:document#/components/schemas/CreateInboundWebhookRequest/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:document#/components/schemas/CreateInboundWebhookRequest/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.eventName !== undefined){
let data2 = data0.eventName;
if(typeof data2 === "string"){
if(!pattern13.test(data2)){
const err6 = {instancePath:instancePath+"/requestBody/eventName",schemaPath:"urn:parley:document#/components/schemas/CreateInboundWebhookRequest/properties/eventName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
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
const err7 = {instancePath:instancePath+"/requestBody/eventName",schemaPath:"urn:parley:document#/components/schemas/CreateInboundWebhookRequest/properties/eventName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data0.active !== "boolean"){
const err8 = {instancePath:instancePath+"/requestBody/active",schemaPath:"urn:parley:document#/components/schemas/CreateInboundWebhookRequest/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.secret !== undefined){
let data4 = data0.secret;
if(typeof data4 === "string"){
if(func2(data4) > 255){
const err9 = {instancePath:instancePath+"/requestBody/secret",schemaPath:"urn:parley:document#/components/schemas/CreateInboundWebhookRequest/properties/secret/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data4) < 16){
const err10 = {instancePath:instancePath+"/requestBody/secret",schemaPath:"urn:parley:document#/components/schemas/CreateInboundWebhookRequest/properties/secret/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"};
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
const err11 = {instancePath:instancePath+"/requestBody/secret",schemaPath:"urn:parley:document#/components/schemas/CreateInboundWebhookRequest/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err12 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/CreateInboundWebhookRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

export const updateInboundWebhook = validate131;
const schema164 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/UpdateInboundWebhookRequest"}},"required":["requestBody"]};
const schema165 = {"type":"object","minProperties":1,"description":"What to change about the source.","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"Name of the source; unique in the workspace."},"eventName":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$","description":"Domain event that each accepted request raises."},"active":{"type":"boolean","description":"Whether requests are accepted."}},"x-null-is-absent":["name","eventName","active"]};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.name === null){
delete data0.name;
}
if(data0.eventName === null){
delete data0.eventName;
}
if(data0.active === null){
delete data0.active;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/UpdateInboundWebhookRequest/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
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
if(func2(data1) > 200){
const err2 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:document#/components/schemas/UpdateInboundWebhookRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:document#/components/schemas/UpdateInboundWebhookRequest/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:document#/components/schemas/UpdateInboundWebhookRequest/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.eventName !== undefined){
let data2 = data0.eventName;
if(typeof data2 === "string"){
if(!pattern13.test(data2)){
const err5 = {instancePath:instancePath+"/requestBody/eventName",schemaPath:"urn:parley:document#/components/schemas/UpdateInboundWebhookRequest/properties/eventName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
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
const err6 = {instancePath:instancePath+"/requestBody/eventName",schemaPath:"urn:parley:document#/components/schemas/UpdateInboundWebhookRequest/properties/eventName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.active !== undefined){
if(typeof data0.active !== "boolean"){
const err7 = {instancePath:instancePath+"/requestBody/active",schemaPath:"urn:parley:document#/components/schemas/UpdateInboundWebhookRequest/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/UpdateInboundWebhookRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}

export const abortExecution = validate132;
const schema166 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/AbortExecutionRequest"}},"required":["requestBody"]};
const schema167 = {"type":"object","description":"Words about the abort.","properties":{"reason":{"type":"string","nullable":true,"maxLength":500,"pattern":"^[^\\u0000]*$","description":"Why; it is shown with the execution and stands in the audit log."}}};
const pattern42 = new RegExp("^[^\\u0000]*$", "u");

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.reason !== undefined){
let data1 = data0.reason;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:document#/components/schemas/AbortExecutionRequest/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 500){
const err2 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:document#/components/schemas/AbortExecutionRequest/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern42.test(data1)){
const err3 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:document#/components/schemas/AbortExecutionRequest/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
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
const err4 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/AbortExecutionRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate132.errors = vErrors;
return errors === 0;
}

export const closeConversation = validate133;
const schema168 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CloseConversationRequest"}},"required":["requestBody"]};
const schema169 = {"type":"object","description":"Words about the close.","properties":{"reason":{"type":"string","nullable":true,"maxLength":500,"pattern":"^[^\\u0000]*$","description":"Why, for the audit log."}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.reason !== undefined){
let data1 = data0.reason;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:document#/components/schemas/CloseConversationRequest/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 500){
const err2 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:document#/components/schemas/CloseConversationRequest/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern42.test(data1)){
const err3 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:document#/components/schemas/CloseConversationRequest/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
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
const err4 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:document#/components/schemas/CloseConversationRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate133.errors = vErrors;
return errors === 0;
}

export const createCustomerExport = validate134;
const schema170 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateCustomerExportRequest"}},"required":["requestBody"]};
const schema171 = {"type":"object","required":["customer"],"description":"Whose data to export.","properties":{"customer":{"$ref":"#/components/schemas/CustomerIdentity"}}};
const schema172 = {"type":"object","minProperties":1,"maxProperties":1,"description":"Which customer; exactly one of the two.","properties":{"customerId":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000]*$","description":"The integrator's id of the customer."},"email":{"type":"string","format":"email","maxLength":254,"description":"E-mail address of the customer, upper and lower case alike."}},"x-null-is-absent":["customerId","email"]};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"},message:"must have required property '"+"customer"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.customer !== undefined){
let data0 = data.customer;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.customerId === null){
delete data0.customerId;
}
if(data0.email === null){
delete data0.email;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1){
const err1 = {instancePath:instancePath+"/customer",schemaPath:"#/components/schemas/CustomerIdentity/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err2 = {instancePath:instancePath+"/customer",schemaPath:"#/components/schemas/CustomerIdentity/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.customerId !== undefined){
let data1 = data0.customerId;
if(typeof data1 === "string"){
if(func2(data1) > 255){
const err3 = {instancePath:instancePath+"/customer/customerId",schemaPath:"#/components/schemas/CustomerIdentity/properties/customerId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/customer/customerId",schemaPath:"#/components/schemas/CustomerIdentity/properties/customerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern42.test(data1)){
const err5 = {instancePath:instancePath+"/customer/customerId",schemaPath:"#/components/schemas/CustomerIdentity/properties/customerId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
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
const err6 = {instancePath:instancePath+"/customer/customerId",schemaPath:"#/components/schemas/CustomerIdentity/properties/customerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.email !== undefined){
let data2 = data0.email;
if(typeof data2 === "string"){
if(func2(data2) > 254){
const err7 = {instancePath:instancePath+"/customer/email",schemaPath:"#/components/schemas/CustomerIdentity/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats2.test(data2))){
const err8 = {instancePath:instancePath+"/customer/email",schemaPath:"#/components/schemas/CustomerIdentity/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err9 = {instancePath:instancePath+"/customer/email",schemaPath:"#/components/schemas/CustomerIdentity/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err10 = {instancePath:instancePath+"/customer",schemaPath:"#/components/schemas/CustomerIdentity/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate135(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
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
validate134.errors = vErrors;
return errors === 0;
}

export const createCustomerErasure = validate137;
const schema173 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:document#/components/schemas/CreateCustomerErasureRequest"}},"required":["requestBody"]};
const schema174 = {"type":"object","required":["customer","confirm"],"description":"Whose data to erase.","properties":{"customer":{"$ref":"#/components/schemas/CustomerIdentity"},"confirm":{"type":"string","minLength":1,"maxLength":255,"description":"The `customerId` or `email` once more."}}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"},message:"must have required property '"+"customer"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.confirm === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirm"},message:"must have required property '"+"confirm"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.customer !== undefined){
let data0 = data.customer;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.customerId === null){
delete data0.customerId;
}
if(data0.email === null){
delete data0.email;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1){
const err2 = {instancePath:instancePath+"/customer",schemaPath:"#/components/schemas/CustomerIdentity/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err3 = {instancePath:instancePath+"/customer",schemaPath:"#/components/schemas/CustomerIdentity/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.customerId !== undefined){
let data1 = data0.customerId;
if(typeof data1 === "string"){
if(func2(data1) > 255){
const err4 = {instancePath:instancePath+"/customer/customerId",schemaPath:"#/components/schemas/CustomerIdentity/properties/customerId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/customer/customerId",schemaPath:"#/components/schemas/CustomerIdentity/properties/customerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern42.test(data1)){
const err6 = {instancePath:instancePath+"/customer/customerId",schemaPath:"#/components/schemas/CustomerIdentity/properties/customerId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
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
const err7 = {instancePath:instancePath+"/customer/customerId",schemaPath:"#/components/schemas/CustomerIdentity/properties/customerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.email !== undefined){
let data2 = data0.email;
if(typeof data2 === "string"){
if(func2(data2) > 254){
const err8 = {instancePath:instancePath+"/customer/email",schemaPath:"#/components/schemas/CustomerIdentity/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats2.test(data2))){
const err9 = {instancePath:instancePath+"/customer/email",schemaPath:"#/components/schemas/CustomerIdentity/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err10 = {instancePath:instancePath+"/customer/email",schemaPath:"#/components/schemas/CustomerIdentity/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err11 = {instancePath:instancePath+"/customer",schemaPath:"#/components/schemas/CustomerIdentity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.confirm !== undefined){
let data3 = data.confirm;
if(typeof data3 === "string"){
if(func2(data3) > 255){
const err12 = {instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data3) < 1){
const err13 = {instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err14 = {instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate138(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
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
validate137.errors = vErrors;
return errors === 0;
}

